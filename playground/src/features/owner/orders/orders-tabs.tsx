import { Link } from '@tanstack/react-router';
import { text } from '../../../text/owner.ts';
import { StatusTabs, tabStyle } from '../status-tabs.tsx';
import { withParam } from '../with-param.ts';
import { orderStatusWord } from './order-words.ts';
import { orderStatuses, type OrdersSearch, parseOrdersSearch } from './orders-search.ts';

interface OrdersTabsProps {
  search: OrdersSearch;
  /** Number of orders by status; undefined while loading. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** Links that filter the orders by status; a status without orders has no tab. */
export const OrdersTabs = ({ search, counts }: OrdersTabsProps) => {
  const words = text.ownerOrders;
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const shown = orderStatuses.filter((status) => counts?.[status] || search.status === status);
  return (
    <StatusTabs label={words.columns.status}>
      {[undefined, ...shown].map((status) => (
        <li key={status ?? 'all'}>
          <Link
            to="/owner/orders"
            search={(now) =>
              withParam(withParam(parseOrdersSearch(now), 'status', status), 'page', undefined)
            }
            className={tabStyle()}
            activeOptions={{ exact: true }}
          >
            {status ? orderStatusWord(status) : words.all}
            {counts && <small>{status ? (counts[status] ?? 0) : all}</small>}
          </Link>
        </li>
      ))}
    </StatusTabs>
  );
};
