import type { CartTotalsResult } from 'vitrine/react';
import { Updating } from '../../components/Amount.tsx';
import { Breakdown } from '../../components/Breakdown.tsx';
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
    {data ? <Breakdown rows={totalsRows(data)} stale={pending} /> : !error && <Skeleton height="8rem" />}
    {data?.calculationErrors.taxCalculationError && (
      <p className={styles['warn']}>{text.totals.withoutTax}</p>
    )}
    {error && <ErrorRow title={text.totals.failed} detail={failureText(error)} onRetry={retry} />}
  </section>
);
