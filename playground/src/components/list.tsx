import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from './loaded.tsx';
import styles from './list.module.css';

export interface ListProps extends Omit<LoadedProps, 'isEmpty' | 'children'> {
  /** Accessible name. */
  label?: string;
  /** The rows, each a {@link Row}. */
  children: readonly ReactNode[];
}

/** A list of rows, in the states of what is read. */
export const List = ({ label, empty, children, ...loaded }: ListProps) => (
  <Loaded
    {...loaded}
    isEmpty={children.length === 0}
    empty={typeof empty === 'string' ? <p className="soft">{empty}</p> : empty}
  >
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  </Loaded>
);

export interface RowProps {
  picture?: ReactNode;
  title: ReactNode;
  /** Lines below the title. */
  meta?: ReactNode;
  /** At the end of the row: a status, a time or an amount. */
  status?: ReactNode;
  /** Buttons. */
  action?: ReactNode;
  children?: ReactNode;
}

export const Row = ({ picture, title, meta, status, action, children }: RowProps) => (
  <li className={styles['row']}>
    {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
    <div className={styles['words']}>
      <div className={styles['title']}>{title}</div>
      {meta !== undefined && <small>{meta}</small>}
      {children}
    </div>
    {status !== undefined && <span className={styles['status']}>{status}</span>}
    {action !== undefined && <span className={styles['actions']}>{action}</span>}
  </li>
);
