import type { ReactNode } from 'react';
import styles from './owner.module.css';

/** Links that filter a list by one value each, with counts. */
export const StatusTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={styles['tabs']}>{children}</ul>
  </nav>
);

export const tabStyle = (): string => styles['tab'] ?? '';
