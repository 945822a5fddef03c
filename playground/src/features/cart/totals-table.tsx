import type { CartTotalsResult } from 'vitrine/react';
import { Updating } from '../../components/amount.tsx';
import { Breakdown } from '../../components/breakdown.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { totalsRows } from './totals.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';

/** The breakdown of the cart's totals. */
export const TotalsTable = ({ totals: { data, pending, error, retry } }: { totals: CartTotalsResult }) => (
  <section className={styles['summary']} aria-labelledby="totals-title" aria-busy={pending}>
    <div className={styles['summaryHead']}>
      <h2 id="totals-title">{text.totals.title}</h2>
      <Updating on={pending && data !== undefined} />
    </div>
    {data ? <Breakdown rows={totalsRows(data)} stale={pending} /> : !error && <Skeleton height="8rem" />}
    {data?.needsDelivery && <p className={styles['hint']}>{text.totals.withoutDelivery}</p>}
    {data?.calculationErrors.taxCalculationError && (
      <p className={styles['warn']}>{text.totals.withoutTax}</p>
    )}
    {error && <ErrorRow title={text.totals.failed} detail={failureText(error)} onRetry={retry} />}
  </section>
);
