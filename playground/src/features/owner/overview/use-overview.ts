import { useQueryBackInStockNotificationRequests } from 'vitrine/react/back-in-stock';
import { useQueryProducts } from 'vitrine/react/catalog-v1';
import { useCountEventsByStatus, useQueryEvents } from 'vitrine/react/events-v3';
import { useGetSummary, useListOrders } from 'vitrine/react/ticketing';
import { catalogRequest } from '../catalog/catalog-search.ts';
import type { ListedStatus } from '../events/events-search.ts';
import { orderCountsRequest } from '../orders/orders-search.ts';

/** Maximum number of orders in the sales chart: one page. */
const MOST = 400;

/** Maximum number of products named on the overview. */
const NAMED = 5;

const counter = (facets: Readonly<Record<string, { counts?: unknown }>> | undefined, name: string) =>
  facets?.[name]?.counts as Readonly<Record<string, number>> | undefined;

/** The figures of the overview, each from the call of the list that it links to. */
export const useOverview = () => {
  const published = useCountEventsByStatus({ facet: ['status'], includeDrafts: true });
  const drafts = useQueryEvents({
    query: { filter: { status: 'DRAFT' }, paging: { limit: 1 } },
    includeDrafts: true,
  });
  const sales = useGetSummary();
  const orders = useListOrders(orderCountsRequest({}));
  const byEvent = useListOrders({ tag: ['CONFIRMED'], facet: ['eventId'], limit: 0 });
  const sold = useListOrders({
    tag: ['CONFIRMED'],
    fieldset: ['DETAILS'],
    sort: 'created:desc',
    limit: MOST,
  });
  const low = useQueryProducts({
    query: { ...catalogRequest({ stock: 'low' }).query, paging: { limit: NAMED, offset: 0 } },
  });
  const waiting = useQueryBackInStockNotificationRequests({
    query: { filter: { status: 'RECEIVED' }, paging: { limit: 1, offset: 0 } },
  });
  const counts = counter(published.data?.facets, 'status');
  const eventCounts: Readonly<Partial<Record<ListedStatus, number>>> = {
    ...(counts && {
      UPCOMING: counts['SCHEDULED'] ?? 0,
      STARTED: counts['STARTED'] ?? 0,
      ENDED: counts['ENDED'] ?? 0,
      CANCELED: counts['CANCELED'] ?? 0,
    }),
    ...(drafts.data && { DRAFT: drafts.data.pagingMetadata.total ?? 0 }),
  };
  const all = [published, drafts, sales, orders, byEvent, sold, low, waiting];
  return {
    eventCounts,
    orderCounts: counter(orders.data?.facets, 'status'),
    ordersByEvent: counter(byEvent.data?.facets, 'eventId'),
    sales: sales.data?.sales,
    sold: sold.data?.orders,
    low: low.data && {
      products: low.data.products,
      total: low.data.metadata?.total ?? low.data.products.length,
    },
    waiting: waiting.data?.metadata.total,
    error: all.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of all) if (error) void refetch();
    },
  };
};
