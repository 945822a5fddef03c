import { Link } from '@tanstack/react-router';
import { CallFailed } from '../call-failed.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { eventStatuses } from '../events/events-search.ts';
import { stockWords } from '../stock-text.ts';
import { salesByDay } from './sales.ts';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { eventStatusWord } from '../events/event-words.ts';
import { orderStatusWord } from '../orders/order-words.ts';
import owner from '../owner.module.css';
import styles from './overview.module.css';
import { SalesByDay } from './sales-by-day.tsx';
import { Tile } from './tile.tsx';
import { useOverview } from './use-overview.ts';
import { useTicketedEvents } from '../use-ticketed-events.ts';

/** Number of days in the chart. */
const DAYS = 28;

/** Statuses of orders that wait for the owner. */
const waitingStatuses = ['AUTHORIZED', 'PENDING', 'OFFLINE_PENDING', 'INITIATED'] as const;

type Overview = ReturnType<typeof useOverview>;

/** Numbers of paid orders by event, and of orders that wait for the owner. */
const OrderCounts = ({ overview }: { overview: Overview }) => {
  const words = text.owner.overview;
  const { orderCounts, ordersByEvent } = overview;
  const { titles } = useTicketedEvents();
  return (
    <div className={owner['panel']}>
      <h3>{words.paidByEvent}</h3>
      <ul className={styles['list']}>
        {Object.entries(ordersByEvent ?? {}).map(([event, count]) => (
          <li key={event}>
            <Link to="/owner/orders" search={{ tag: 'CONFIRMED', event }}>
              <span>{titles.get(event) ?? text.ownerOrders.deletedEvent}</span>
              <strong className="tabular">{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <h3>{words.waitingOrders}</h3>
      <ul className={styles['list']}>
        {waitingStatuses.map((status) => (
          <li key={status}>
            <Link to="/owner/orders" search={{ status }}>
              <span>{orderStatusWord(status)}</span>
              <strong className="tabular">{orderCounts ? (orderCounts[status] ?? 0) : '…'}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Revenue, the chart of the last days, and the numbers of orders. */
const Sales = ({ overview }: { overview: Overview }) => {
  const words = text.owner.overview;
  const { sales, sold, error } = overview;
  const days = salesByDay(sold ?? [], DAYS, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <section className={styles['section']} aria-labelledby="sales">
      <h2 id="sales">{words.sales}</h2>
      <div className={styles['sales']}>
        <div className={owner['panel']}>
          {sales?.map(({ revenue, total, totalOrders, totalTickets }) => (
            <div key={revenue?.currency} className={styles['figures']}>
              <p className={styles['revenue']}>
                <strong>{revenue ? money(revenue) : ''}</strong>
                <span>{words.revenue(total ? money(total) : '')}</span>
              </p>
              <Link to="/owner/orders" search={{ tag: 'CONFIRMED' }}>
                {words.paidOrders(totalOrders, totalTickets)}
              </Link>
            </div>
          ))}
          {sales?.length === 0 && <p className={owner['soft']}>{words.nothingSold}</p>}
          {days.length > 0 && <SalesByDay days={days} />}
          {!sales && !error && <Skeleton height="14rem" />}
        </div>
        <OrderCounts overview={overview} />
      </div>
    </section>
  );
};

/** Products with a low stock, and the requests of the waiting lists. */
const Shop = ({ overview }: { overview: Overview }) => {
  const words = text.owner.overview;
  const { low, waiting } = overview;
  return (
    <section className={styles['section']} aria-labelledby="shop">
      <h2 id="shop">{words.shop}</h2>
      <div className={styles['sales']}>
        <div className={owner['panel']}>
          <h3>{words.low}</h3>
          <ul className={styles['list']}>
            {low?.products.map((product) => (
              <li key={product.id}>
                <Link to="/owner/catalog/$id" params={{ id: product.id ?? '' }}>
                  <span>{product.name}</span>
                  <span className={owner['soft']}>{stockWords(product).words}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link to="/owner/catalog" search={{ stock: 'low' }}>
            {words.allLow(low?.total ?? 0)}
          </Link>
        </div>
        <ul className={styles['tiles']}>
          <Tile
            name={words.requests}
            count={waiting}
            link={{ to: '/owner/requests', search: { status: 'RECEIVED' } }}
          />
        </ul>
      </div>
    </section>
  );
};

/** Figures of the site; every number links to the list that it counts. */
export const OverviewScreen = () => {
  const words = text.owner.overview;
  const overview = useOverview();
  const { eventCounts, error, retry } = overview;
  return (
    <>
      <div className={owner['intro']}>
        <PageHeading title={words.title} />
        <p className={owner['lead']}>{words.lead}</p>
      </div>
      {error && <CallFailed error={error} onRetry={retry} />}
      <section className={styles['section']} aria-labelledby="events">
        <h2 id="events">{text.owner.events.title}</h2>
        <ul className={styles['tiles']}>
          {eventStatuses.map((status) => (
            <Tile
              key={status}
              name={eventStatusWord(status)}
              count={eventCounts[status]}
              link={{ to: '/owner/events', search: { status } }}
            />
          ))}
        </ul>
      </section>
      <Sales overview={overview} />
      <Shop overview={overview} />
    </>
  );
};
