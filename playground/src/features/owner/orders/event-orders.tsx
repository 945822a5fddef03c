import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListOrders } from 'vitrine/react/ticketing';
import type { Order } from 'vitrine/ticketing';
import { Button } from '../../../components/button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { Actions } from '../../../components/panel.tsx';
import { EmptyState } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { type Column, RowName, Table } from '../../../components/table.tsx';
import { money } from '../../../lib/format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { text } from '../../../text/owner.ts';
import { SelectionBar } from '../selection-bar.tsx';
import { useTicketedEvents } from '../use-ticketed-events.ts';
import { withParam } from '../with-param.ts';
import { isSettling } from './order-actions.ts';
import { OrderButtons } from './order-buttons.tsx';
import { instantWord, orderTone, standingOf } from './order-words.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersPages } from './orders-pages.tsx';
import { orderCountsRequest, ordersPerPage, ordersRequest, type OrdersSearch } from './orders-search.ts';
import { type OrderActions, useOrderActions } from './use-order-actions.ts';

const route = getRouteApi('/owner/orders');

/** Milliseconds between two reads of orders whose payment is being settled. */
const SETTLING = 1_000;

const columnsWith = (
  titles: ReadonlyMap<string, string>,
  actions: OrderActions,
): readonly Column<Order>[] => {
  const { columns, deletedEvent, unnamed } = text.ownerOrders;
  return [
    {
      name: columns.buyer,
      cell: ({ eventId, orderNumber, fullName, email }) => (
        <RowName lines={[orderNumber, email]}>
          <Link to="/owner/orders/$eventId/$orderNumber" params={{ eventId, orderNumber }}>
            {fullName || unnamed}
          </Link>
        </RowName>
      ),
    },
    { name: columns.event, cell: ({ eventId }) => titles.get(eventId) ?? deletedEvent },
    { name: columns.tickets, look: 'end', cell: ({ ticketsQuantity }) => ticketsQuantity },
    { name: columns.total, look: 'end', cell: ({ totalPrice }) => totalPrice && money(totalPrice) },
    {
      name: columns.status,
      cell: (order) => (
        <StatusMark tone={orderTone(order.status)}>{standingOf(order, actions.askedOf(order))}</StatusMark>
      ),
    },
    { name: columns.created, look: 'whole', cell: ({ created }) => instantWord(created) },
    {
      name: columns.actions,
      look: 'end',
      cell: (order) => (
        <Actions>
          <OrderButtons order={order} actions={actions} />
        </Actions>
      ),
    },
  ];
};

/** The orders of events. */
export const EventOrders = ({ search }: { search: OrdersSearch }) => {
  const words = text.ownerOrders;
  const navigate = route.useNavigate();
  const selection = useSelection();
  const actions = useOrderActions();
  const { titles } = useTicketedEvents();
  const perPage = useMediaQuery('(min-width: 900px)') ? ordersPerPage.rows : ordersPerPage.cards;
  const query = useListOrders(ordersRequest(search, perPage), {
    query: {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data?.orders.some(isSettling) ? SETTLING : false),
    },
  });
  const counts = useListOrders(orderCountsRequest(search), {
    query: { placeholderData: (before) => before },
  }).data?.facets?.['status']?.counts as Readonly<Record<string, number>> | undefined;
  const orders = query.data?.orders ?? [];
  const total = query.data?.total ?? 0;
  const selected = orders.filter(({ orderNumber }) => selection.has(orderNumber));
  const count = selected.length;
  const isArchive = search.tag === 'ARCHIVED';
  // A failure is shown above the list, and the orders stay selected.
  const run = (work: Promise<unknown>) => void work.then(selection.clear, () => undefined);
  const change = useCallback(
    (next: (now: OrdersSearch) => OrdersSearch, replace = false) =>
      void navigate({ search: (now) => withParam(next(now), 'page', undefined), replace }),
    [navigate],
  );
  return (
    <>
      <OrdersFilters search={search} onChange={change} counts={counts} />
      {actions.error && <Failure error={actions.error} />}
      {query.data && (
        <SelectionBar selected={count} all={words.count(total)} onClear={selection.clear}>
          {count > 0 && (
            <>
              <Button busy={actions.isPending} onPress={() => run(actions.confirm(selected))}>
                {words.confirmMany(count)}
              </Button>
              <Button busy={actions.isPending} onPress={() => run(actions.archive(selected, !isArchive))}>
                {isArchive ? words.unarchive(count) : words.archive(count)}
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      <Table
        label={words.title}
        rows={orders}
        keyOf={({ orderNumber }) => orderNumber}
        columns={columnsWith(titles, actions)}
        selection={{
          of: selection,
          nameOf: ({ orderNumber }) => orderNumber,
          label: text.owner.select,
          allLabel: text.owner.selectAll,
        }}
        reading={readingOf(query)}
        empty={<EmptyState icon="ticket" title={<h2>{words.emptyTitle}</h2>} body={words.emptyText} />}
      />
      <OrdersPages page={search.page ?? 1} perPage={perPage} total={total} />
    </>
  );
};
