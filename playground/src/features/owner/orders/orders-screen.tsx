import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListOrders } from 'vitrine/react/ticketing';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { Choose } from '../../../components/choose.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../../components/state.tsx';
import { isSettling } from './order-actions.ts';
import {
  type ListedTag,
  ORDERS_PAGE,
  orderCountsRequest,
  ordersRequest,
  orderStatuses,
  orderTags,
  type OrdersSearch,
  parseOrdersSearch,
} from './orders-search.ts';
import { withParam } from '../with-param.ts';
import { text } from '../../../text/text.ts';
import { useSelection } from '../use-selection.ts';
import { SearchBox } from '../../../components/search-box.tsx';
import { OrdersTable } from './orders-table.tsx';
import { orderStatusWord } from './order-words.ts';
import styles from '../owner.module.css';
import { StatusTabs, tabStyle } from '../status-tabs.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useTicketedEvents } from '../use-ticketed-events.ts';

const route = getRouteApi('/owner/orders');

/** Milliseconds between two reads of orders whose payment is being settled. */
const SETTLING = 1_000;

const ALL = '';

/** The ticket orders. */
export const OrdersScreen = () => {
  const words = text.ownerOrders;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const selection = useSelection();
  const actions = useOrderActions();
  const { events, titles } = useTicketedEvents();
  const { data, error, isPending, refetch } = useListOrders(ordersRequest(search), {
    query: {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data?.orders.some(isSettling) ? SETTLING : false),
    },
  });
  const counts = useListOrders(orderCountsRequest(search), {
    query: { placeholderData: (before) => before },
  }).data?.facets?.['status']?.counts as Readonly<Record<string, number>> | undefined;
  const orders = data?.orders ?? [];
  const total = data?.total ?? 0;
  const page = search.page ?? 1;
  const selected = orders.filter(({ orderNumber }) => selection.has(orderNumber));
  const isArchive = search.tag === 'ARCHIVED';
  const change = useCallback(
    (next: (now: OrdersSearch) => OrdersSearch, replace = false) =>
      void navigate({ search: (now) => withParam(next(now), 'page', undefined), replace }),
    [navigate],
  );
  const find = useCallback(
    (q: string) => change((now) => withParam(now, 'q', q || undefined), true),
    [change],
  );
  const finish = (done: boolean) => done && selection.clear();
  return (
    <>
      <div className={styles['intro']}>
        <PageHeading title={words.title} />
        <p className={styles['lead']}>{words.lead}</p>
      </div>
      <StatusTabs label={words.columns.status}>
        {[undefined, ...orderStatuses.filter((status) => counts?.[status] || search.status === status)].map(
          (status) => (
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
                {counts && (
                  <small>
                    {status
                      ? (counts[status] ?? 0)
                      : Object.values(counts).reduce((sum, count) => sum + count, 0)}
                  </small>
                )}
              </Link>
            </li>
          ),
        )}
      </StatusTabs>
      <div className={styles['tools']}>
        <SearchBox value={search.q ?? ''} onSearch={find} label={words.search} hint={words.searchHint} />
        <div className={styles['choice']}>
          <Choose
            label={words.show}
            hideLabel
            value={search.tag ?? 'NON_ARCHIVED'}
            options={orderTags.map((id: ListedTag) => ({ id, name: words.tags[id] }))}
            onChange={(tag) =>
              change((now) => withParam(now, 'tag', tag === 'NON_ARCHIVED' ? undefined : tag))
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
              ...events.map(({ id, title }) => ({ id, name: title })),
            ]}
            onChange={(event) => change((now) => withParam(now, 'event', event || undefined))}
          />
        </div>
      </div>
      {error && !data && <CallFailed error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Skeleton height="20rem" />}
      {actions.error && <CallFailed error={actions.error} />}
      {data && (
        <>
          <div className={styles['actions']}>
            <output className={styles['count']}>
              {selected.length > 0 ? text.owner.selected(selected.length) : words.count(total)}
            </output>
            {selected.length > 0 && (
              <>
                <Button onPress={selection.clear}>{text.owner.unselect}</Button>
                <Button busy={actions.isPending} onPress={() => void actions.confirm(selected).then(finish)}>
                  {words.confirmMany(selected.length)}
                </Button>
                <Button
                  busy={actions.isPending}
                  onPress={() => void actions.archive(selected, !isArchive).then(finish)}
                >
                  {isArchive ? words.unarchive(selected.length) : words.archive(selected.length)}
                </Button>
              </>
            )}
          </div>
          {orders.length === 0 ? (
            <EmptyState icon="ticket" title={<h2>{words.emptyTitle}</h2>} body={words.emptyText} />
          ) : (
            <OrdersTable orders={orders} titles={titles} selection={selection} actions={actions} />
          )}
          {total > ORDERS_PAGE && (
            <nav className={styles['pages']} aria-label={words.pages}>
              <Button
                isDisabled={page === 1}
                onPress={() =>
                  void navigate({ search: (now) => withParam(now, 'page', page > 2 ? page - 1 : undefined) })
                }
              >
                {words.newer}
              </Button>
              <span>{words.page(page, Math.ceil(total / ORDERS_PAGE))}</span>
              <Button
                isDisabled={page * ORDERS_PAGE >= total}
                onPress={() => void navigate({ search: (now) => withParam(now, 'page', page + 1) })}
              >
                {words.older}
              </Button>
            </nav>
          )}
        </>
      )}
    </>
  );
};
