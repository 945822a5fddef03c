import { useCallback } from 'react';
import { Choose } from '../../../components/choose.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { Tabs } from '../tabs.tsx';
import { useTicketedEvents } from '../use-ticketed-events.ts';
import { withParam } from '../with-param.ts';
import { orderStatusWord } from './order-words.ts';
import { orderStatuses, orderTags, type OrdersSearch } from './orders-search.ts';

const ALL = '';

interface OrdersFiltersProps {
  search: OrdersSearch;
  onChange: (next: (now: OrdersSearch) => OrdersSearch, replace?: boolean) => void;
  /** Number of orders by status; undefined while loading. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** The filters of the order list: status, search text, archive state and event. */
export const OrdersFilters = ({ search, onChange, counts }: OrdersFiltersProps) => {
  const words = text.ownerOrders;
  const { titles } = useTicketedEvents();
  const find = useCallback(
    (q: string) => onChange((now) => withParam(now, 'q', q || undefined), true),
    [onChange],
  );
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  // A status without orders has no tab.
  const shown = orderStatuses.filter((status) => counts?.[status] || search.status === status);
  return (
    <>
      <Tabs<OrdersSearch>
        label={words.columns.status}
        to="/owner/orders"
        tabs={[undefined, ...shown].map((status) => ({
          name: status ? orderStatusWord(status) : words.all,
          count: counts && (status ? (counts[status] ?? 0) : all),
          search: (now) => withParam(withParam(now, 'status', status), 'page', undefined),
        }))}
      />
      <div className={styles['tools']}>
        <SearchBox value={search.q ?? ''} onSearch={find} label={words.search} hint={words.searchHint} />
        <Choose
          label={words.show}
          hideLabel
          value={search.tag ?? 'NON_ARCHIVED'}
          options={orderTags.map((id) => ({ id, name: words.tags[id] }))}
          onChange={(tag) =>
            onChange((now) => withParam(now, 'tag', tag === 'NON_ARCHIVED' ? undefined : tag))
          }
        />
        <Choose
          label={words.columns.event}
          hideLabel
          value={search.event ?? ALL}
          options={[
            { id: ALL, name: words.allEvents },
            ...Array.from(titles, ([id, name]) => ({ id, name })),
          ]}
          onChange={(event) => onChange((now) => withParam(now, 'event', event || undefined))}
        />
      </div>
    </>
  );
};
