import { Amount, Updating } from '../../components/Amount.tsx';
import { ErrorRow, Skeleton } from '../../components/State.tsx';
import { totalsRows } from '../../lib/totals.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';
import type { Totals } from './useTotals.ts';

/** The breakdown of what the cart costs. */
export const TotalsTable = ({ totals: { data, stale, error, retry } }: { totals: Totals }) => (
  <section className={styles['summary']} aria-labelledby="totals-title" aria-busy={stale}>
    <div className={styles['summaryHead']}>
      <h2 id="totals-title">{text.totals.title}</h2>
      <Updating on={stale && data !== undefined} />
    </div>
    {data ? (
      <table className={styles['table']}>
        <tbody>
          {totalsRows(data).map(({ kind, label, amount, unknown }) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">{label}</th>
              <td className={unknown ? styles['faint'] : undefined}>
                <Amount stale={stale}>{amount}</Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      error === undefined && <Skeleton height="8rem" />
    )}
    {error !== undefined && <ErrorRow title={text.totals.failed} detail={error} onRetry={retry} />}
  </section>
);
