import { type ReactNode, useId } from 'react';
import { useFocusAtFirst } from '../lib/use-focus-at-first.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  lead?: ReactNode;
  /** Beside the heading: a count or buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** A part of something that has a heading and a frame already. */
  inner?: boolean;
  /** Level of the heading. Default: 3 for an inner part, else 2. */
  level?: 2 | 3;
  /** Whether the heading takes the focus, because this part replaces the part on which it was. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A part of a page under a heading. */
export const Panel = ({
  title,
  lead,
  actions,
  footer,
  inner = false,
  level = inner ? 3 : 2,
  takesFocus = false,
  children,
}: PanelProps) => {
  const id = useId();
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  const Heading = `h${level}` as const;
  return (
    <section className={styles['panel']} aria-labelledby={id} {...(inner && { 'data-inner': '' })}>
      <div className={styles['head']}>
        <Heading id={id} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          <bdi>{title}</bdi>
        </Heading>
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
