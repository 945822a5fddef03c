import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  lead?: ReactNode;
  /** Beside the heading: a count or buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** A part of something that has a heading and a frame already. */
  inner?: boolean;
  children?: ReactNode;
}

/** A part of a page under a heading. */
export const Panel = ({ title, lead, actions, footer, inner = false, children }: PanelProps) => {
  const id = useId();
  const Heading = inner ? 'h3' : 'h2';
  return (
    <section className={styles['panel']} aria-labelledby={id} {...(inner && { 'data-inner': '' })}>
      <div className={styles['head']}>
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
      {footer !== undefined && <div className={styles['actions']}>{footer}</div>}
    </section>
  );
};

/** Buttons or small controls in a row that wraps. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/** Fields or small groups side by side, as many as fit. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);

/** Names and their values; a pair without a value is left out. */
export const Facts = ({
  rows,
  label,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Accessible name if no heading names them. */
  label?: string;
}) => (
  <dl className={styles['facts']} aria-label={label}>
    {rows.map(
      ([name, value], index) =>
        value !== undefined && (
          <div key={`${index}${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
