import type { CartTotalsResult } from 'vitrine/react';
import { Updating } from '../../components/amount.tsx';
import { Breakdown } from '../../components/breakdown.tsx';
import { Failure } from '../../components/failure.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { Skeleton } from '../../components/state.tsx';
import { totalsRows } from './totals.ts';
import { text } from '../../text/text.ts';

/** The breakdown of the cart's totals. */
export const TotalsTable = ({ totals: { data, pending, error, retry } }: { totals: CartTotalsResult }) => (
  <Panel title={text.totals.title} actions={<Updating on={pending && data !== undefined} />} level={2} inner>
    {data ? <Breakdown rows={totalsRows(data)} stale={pending} /> : !error && <Skeleton height="8rem" />}
    {data?.needsDelivery && <p className="soft">{text.totals.withoutDelivery}</p>}
    {data?.calculationErrors.taxCalculationError && <Note tone="warn">{text.totals.withoutTax}</Note>}
    {error && <Failure title={text.totals.failed} error={error} onRetry={retry} />}
  </Panel>
);
