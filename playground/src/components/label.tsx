import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A short word on a picture: a ribbon, a reduction, or that the product is sold out. */
export const Label = ({
  tone = 'ribbon',
  children,
}: {
  tone?: 'ribbon' | 'sale' | 'out';
  children: ReactNode;
}) => (
  <span className={styles['label']} data-tone={tone}>
    {children}
  </span>
);
