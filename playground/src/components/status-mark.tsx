import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** Tone of a status: successful, waiting for an action, failed, or neutral. */
export type StatusTone = 'good' | 'waiting' | 'bad' | 'plain';

/** A status in words, with a dot whose shape also shows the tone. */
export const StatusMark = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles['mark']} data-tone={tone}>
    {children}
  </span>
);
