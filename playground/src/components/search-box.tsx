import { useEffect, useRef, useState } from 'react';
import { PressButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { text } from '../text/shop.ts';
import styles from './search-box.module.css';

/** Milliseconds without typing before the search starts. */
const PAUSE = 250;

/** A search field that searches while typing; Enter searches immediately, Escape clears. */
export const SearchBox = ({
  value,
  onSearch,
  label = text.shop.search,
  hint = text.shop.searchHint,
}: {
  value: string;
  onSearch: (words: string) => void;
  label?: string;
  hint?: string;
}) => {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address changed elsewhere, for example by the Back button.
    setKnown(value);
    setDraft(value);
  }
  useEffect(() => {
    if (draft.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(draft.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [draft, value, onSearch]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft.trim());
      }}
    >
      <span>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={input}
        type="search"
        className={styles['searchInput']}
        aria-label={label}
        placeholder={hint}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === '') return;
          // The next Escape closes the topmost layer of the page.
          event.stopPropagation();
          setDraft('');
        }}
      />
      {draft !== '' && (
        <PressButton
          className={styles['clear']}
          aria-label={text.shop.clearSearch}
          onPress={() => {
            setDraft('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </PressButton>
      )}
    </form>
  );
};
