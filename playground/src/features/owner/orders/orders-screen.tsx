import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListOrders } from 'vitrine/react/ticketing';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/choice-row.tsx';
import { CallFailed } from '../call-failed.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../../components/state.tsx';
import { isSettling } from './order-actions.ts';
import { orderCountsRequest, ordersPerPage, ordersRequest, type OrdersSearch } from './orders-search.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { withParam } from '../with-param.ts';
import { text } from '../../../text/owner.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersPages } from './orders-pages.tsx';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { ShopOrdersList } from './shop-orders-list.tsx';
import area from '../owner-area.module.css';
import styles from '../owner.module.css';
import { useOrderActions } from './use-order-actions.ts';
import { useTicketedEvents } from '../use-ticketed-events.ts';

const route = getRouteApi('/owner/orders');

/** Milliseconds between two reads of orders whose payment is being settled. */
const SETTLING = 1_000;

/** The orders of events. */
const EventOrders = ({ search }: { search: OrdersSearch }) => {
  const words = text.ownerOrders;
  const navigate = route.useNavigate();
  const selection = useSelection();
  const actions = useOrderActions();
  const { titles } = useTicketedEvents();
  const perPage = useMediaQuery('(min-width: 900px)') ? ordersPerPage.rows : ordersPerPage.cards;
  const { data, error, isPending, refetch } = useListOrders(ordersRequest(search, perPage), {
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
  const finish = (done: boolean) => done && selection.clear();
  return (
    <>
      <OrdersTabs search={search} counts={counts} />
      <OrdersFilters search={search} onChange={change} />
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
          <OrdersPages page={page} perPage={perPage} total={total} />
        </>
      )}
    </>
  );
};

/** The orders of the site: of events or of the shop. */
export const OrdersScreen = () => {
  const words = text.ownerOrders;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={words.title} />
          <p className={styles['lead']}>{words.lead}</p>
        </div>
        <ChoiceRow
          label={words.which}
          options={(['events', 'shop'] as const).map((id) => ({ id, name: words.whose[id] }))}
          chosen={search.of ?? 'events'}
          onChange={(of) => void navigate({ search: of === 'shop' ? { of } : {} })}
          className={area['identities']}
          optionClass={area['identity']}
        />
      </div>
      {search.of === 'shop' ? <ShopOrdersList standing={search.standing} /> : <EventOrders search={search} />}
    </>
  );
};
