import type { ReactNode } from 'react';
import styles from './note.module.css';

export interface NoteProps {
  /** Successful, to be noticed, or failed. Default: neutral. */
  tone?: 'good' | 'warn' | 'bad';
  /** `alert` interrupts a screen reader, `status` waits. */
  live?: 'alert' | 'status';
  children: ReactNode;
}

/** A message beside the thing it is about: a result, a reason why something is not possible, or an advice. */
export const Note = ({ tone, live, children }: NoteProps) => (
  <div className={styles['note']} role={live} data-tone={tone}>
    {children}
  </div>
);
