import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a panel, with its heading. */
export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h3 id={id}>{title}</h3>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </section>
  );
};

/** A wrapping row of buttons. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/** Fields for numbers in a row, with equal widths. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles['fields']}>{children}</div>
);

/** A list of short lines, newest first, or a text if it is empty. */
export const Lines = ({ empty, children }: { empty: string; children: readonly ReactNode[] }) =>
  children.length > 0 ? (
    <ol className={styles['lines']}>{children}</ol>
  ) : (
    <p className={styles['lead']}>{empty}</p>
  );

/** A line with optional content at its end. */
export const Line = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <li className={styles['line']}>
    <span className={styles['words']}>{children}</span>
    {end !== undefined && <span className={styles['end']}>{end}</span>}
  </li>
);
