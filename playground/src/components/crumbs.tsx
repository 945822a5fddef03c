import type { ReactNode } from 'react';
import { text } from '../text/text.ts';
import styles from './crumbs.module.css';

/** The links to the pages above this one. */
export const Crumbs = ({ children }: { children: ReactNode }) => (
  <nav aria-label={text.common.breadcrumb} className={styles['crumbs']}>
    {children}
  </nav>
);
