import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A short label on a picture: a ribbon, a discount or "sold out". */
export const Label = ({
  tone = 'ribbon',
  children,
}: {
  tone?: 'ribbon' | 'sale' | 'out';
  children: ReactNode;
}) => (
  <span className={styles['label']} data-tone={tone}>
    <bdi>{children}</bdi>
  </span>
);
