import { Amount } from './amount.tsx';
import styles from './breakdown.module.css';

/** One row of a price breakdown; `discount` and `total` rows are styled differently. */
export interface BreakdownRow {
  readonly kind: string;
  readonly label: string;
  readonly amount: string;
  /** The platform could not calculate this row. */
  readonly unknown?: boolean;
}

export interface BreakdownProps {
  rows: readonly BreakdownRow[];
  /** Whether a pending change may make the amounts stale. */
  stale: boolean;
  /** Accessible name if no heading names the table. */
  label?: string;
}

/** A price breakdown that ends in the total. */
export const Breakdown = ({ rows, stale, label }: BreakdownProps) => (
  <table className={styles['table']} aria-label={label}>
    <tbody>
      {rows.map(({ kind, label: name, amount, unknown = false }) => (
        <tr key={`${kind}${name}`} data-kind={kind}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td className={unknown ? styles['unknown'] : undefined}>
            <Amount stale={stale}>{amount}</Amount>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
