import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/state.tsx';
import { language } from '../../../lib/language.ts';
import type { SalesDay } from './sales.ts';
import { text } from '../../../text/owner.ts';
import table from '../table.module.css';
import styles from './overview.module.css';

/** The chart is loaded after the figures. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }));

const SalesTable = ({ days }: { days: readonly SalesDay[] }) => {
  const words = text.owner.overview;
  const dayWord = new Intl.DateTimeFormat(language.get(), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <table className={table['table']} aria-label={words.byDay}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col" data-number="">
            {text.ownerOrders.title}
          </th>
          <th scope="col" data-number="">
            {text.ownerOrders.columns.tickets}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, orders, tickets }) => (
          <tr key={day}>
            <th scope="row">{dayWord.format(new Date(`${day}T12:00:00Z`))}</th>
            <td className={table['number']} data-label={text.ownerOrders.title}>
              {orders}
            </td>
            <td className={table['number']} data-label={text.ownerOrders.columns.tickets}>
              {tickets}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Sales by day, as a chart and as a table of the days with sales. */
export const SalesByDay = ({ days }: { days: readonly SalesDay[] }) => (
  <figure className={styles['figure']}>
    <figcaption>{text.owner.overview.byDay}</figcaption>
    <Suspense fallback={<Skeleton height="11rem" />}>
      <SalesChart days={days} />
    </Suspense>
    <details className={styles['details']}>
      <summary>{text.owner.overview.asTable}</summary>
      <SalesTable days={days.filter(({ orders }) => orders > 0)} />
    </details>
  </figure>
);
