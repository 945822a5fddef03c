import type { ReactNode } from 'react';
import styles from './owner.module.css';

/** Links that filter a list by one value each: `<li>` elements with a link of class {@link tabStyle}. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={styles['tabs']}>{children}</ul>
  </nav>
);

export const tabStyle = (): string => styles['tab'] ?? '';
