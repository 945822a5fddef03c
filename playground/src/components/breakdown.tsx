import { Amount } from './amount.tsx';
import styles from './breakdown.module.css';

/** One part of a price; the kinds `discount` and `total` look different from the others. */
export interface BreakdownRow {
  readonly kind: string;
  readonly label: string;
  readonly amount: string;
  /** The platform could not work this part out. */
  readonly unknown?: boolean;
}

export interface BreakdownProps {
  rows: readonly BreakdownRow[];
  /** Whether the amounts are those of before a change. */
  stale: boolean;
  /** Read out, where no heading names it. */
  label?: string;
}

/** How a price comes about, down to its total. */
export const Breakdown = ({ rows, stale, label }: BreakdownProps) => (
  <table className={styles['table']} aria-label={label}>
    <tbody>
      {rows.map(({ kind, label: name, amount, unknown = false }) => (
        <tr key={`${kind}${name}`} data-kind={kind}>
          <th scope="row">{name}</th>
          <td className={unknown ? styles['unknown'] : undefined}>
            <Amount stale={stale}>{amount}</Amount>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
