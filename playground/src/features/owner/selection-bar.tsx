import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { text } from '../../text/owner.ts';
import styles from './owner.module.css';

/** The number of rows, or of the selected ones, and the buttons for them. */
export const SelectionBar = ({
  selected,
  all,
  onClear,
  children,
}: {
  selected: number;
  /** The number of all rows in words. */
  all: string;
  onClear: () => void;
  children: ReactNode;
}) => (
  <div className={styles['tools']}>
    <output className={styles['count']}>{selected > 0 ? text.owner.selected(selected) : all}</output>
    {selected > 0 && <Button onPress={onClear}>{text.owner.unselect}</Button>}
    {children}
  </div>
);
