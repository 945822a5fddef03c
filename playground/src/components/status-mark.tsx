import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** What a status means for whoever looks: going well, waiting for somebody, over for bad, or merely so. */
export type StatusTone = 'good' | 'waiting' | 'bad' | 'plain';

/** The status of a thing in a word, with a dot whose form tells it too. */
export const StatusMark = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles['mark']} data-tone={tone}>
    {children}
  </span>
);
