import { useCallback } from 'react';
import { Choose } from '../../../components/choose.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { useTicketedEvents } from '../use-ticketed-events.ts';
import { withParam } from '../with-param.ts';
import { type ListedTag, orderTags, type OrdersSearch } from './orders-search.ts';

const ALL = '';

interface OrdersFiltersProps {
  search: OrdersSearch;
  onChange: (next: (now: OrdersSearch) => OrdersSearch, replace?: boolean) => void;
}

/** The filters of the order list: search text, archive state and event. */
export const OrdersFilters = ({ search, onChange }: OrdersFiltersProps) => {
  const words = text.ownerOrders;
  const { events } = useTicketedEvents();
  const find = useCallback(
    (q: string) => onChange((now) => withParam(now, 'q', q || undefined), true),
    [onChange],
  );
  return (
    <div className={styles['tools']}>
      <SearchBox value={search.q ?? ''} onSearch={find} label={words.search} hint={words.searchHint} />
      <div className={styles['choice']}>
        <Choose
          label={words.show}
          hideLabel
          value={search.tag ?? 'NON_ARCHIVED'}
          options={orderTags.map((id: ListedTag) => ({ id, name: words.tags[id] }))}
          onChange={(tag) =>
            onChange((now) => withParam(now, 'tag', tag === 'NON_ARCHIVED' ? undefined : tag))
          }
        />
      </div>
      <div className={styles['choice']}>
        <Choose
          label={words.columns.event}
          hideLabel
          value={search.event ?? ALL}
          options={[
            { id: ALL, name: words.allEvents },
            ...events.map(({ id, title = '' }) => ({ id, name: title })),
          ]}
          onChange={(event) => onChange((now) => withParam(now, 'event', event || undefined))}
        />
      </div>
    </div>
  );
};
