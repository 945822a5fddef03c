import type { KeyboardEvent, ReactNode } from 'react';
import styles from './code-card.module.css';

/** The tab that a key moves to, by the number of the chosen tab and of all tabs. */
const moves: Readonly<Record<string, (chosen: number, count: number) => number>> = {
  ArrowRight: (chosen) => chosen + 1,
  ArrowLeft: (chosen) => chosen - 1,
  Home: () => 0,
  End: (_chosen, count) => count - 1,
};

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

export interface VersionTabsProps {
  /** Unique in the page; begins the ids of the tabs and of the panel. */
  readonly id: string;
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/**
 * Tabs for the versions of a program, without the accessible components: the start page shows them in its first view. The
 * arrow keys, Home and End choose a tab.
 */
export const VersionTabs = ({ id, label, names, chosen, onChoose }: VersionTabsProps) => {
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = moves[(isMirrored && mirrored[event.key]) || event.key];
    if (!to) return;
    event.preventDefault();
    const next = to(names.indexOf(chosen), names.length);
    const name = names.at(next % names.length) ?? chosen;
    onChoose(name);
    document.getElementById(`${id}-${names.indexOf(name)}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles['tabs']}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-controls={`${id}-panel`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChoose(name)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
};

/** The panel of the tab with this index, which a keyboard can scroll. */
export const VersionPanel = ({ id, index, children }: { id: string; index: number; children: ReactNode }) => (
  <div
    role="tabpanel"
    id={`${id}-panel`}
    aria-labelledby={`${id}-${index}`}
    tabIndex={0}
    className={styles['panel']}
  >
    {children}
  </div>
);
