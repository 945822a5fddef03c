import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
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
  return (
    <SearchField
      className={styles['search'] ?? ''}
      value={draft}
      onChange={setDraft}
      onSubmit={(words) => onSearch(words.trim())}
    >
      <Label className="visually-hidden">{label}</Label>
      <span>
        <Icon name="search" size={18} />
      </span>
      <Input className={styles['searchInput'] ?? ''} placeholder={hint} />
      <Button className={styles['clear'] ?? ''} aria-label={text.shop.clearSearch}>
        <Icon name="close" size={16} />
      </Button>
    </SearchField>
  );
};
