import type { CartTotalsResult } from 'vitrine/react';
import { Amount, Updating } from '../../components/Amount.tsx';
import { ErrorRow, Skeleton } from '../../components/State.tsx';
import { failureText } from '../../lib/failure.ts';
import { totalsRows } from '../../lib/totals.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';

/** The breakdown of what the cart costs. */
export const TotalsTable = ({ totals: { data, pending, error, retry } }: { totals: CartTotalsResult }) => (
  <section className={styles['summary']} aria-labelledby="totals-title" aria-busy={pending}>
    <div className={styles['summaryHead']}>
      <h2 id="totals-title">{text.totals.title}</h2>
      <Updating on={pending && data !== undefined} />
    </div>
    {data ? (
      <table className={styles['table']}>
        <tbody>
          {totalsRows(data).map(({ kind, label, amount, unknown }) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">{label}</th>
              <td className={unknown ? styles['faint'] : undefined}>
                <Amount stale={pending}>{amount}</Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      !error && <Skeleton height="8rem" />
    )}
    {data?.calculationErrors.taxCalculationError && (
      <p className={styles['warn']}>{text.totals.withoutTax}</p>
    )}
    {error && <ErrorRow title={text.totals.failed} detail={failureText(error)} onRetry={retry} />}
  </section>
);
