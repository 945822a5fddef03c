import { queryBackInStockNotificationRequests } from '../../generated/back-in-stock/operations.ts';
import type { BackInStockNotificationRequest } from '../../generated/back-in-stock/types.ts';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import { getProduct, queryProducts, queryProductVariants } from '../../generated/catalog-v1/operations.ts';
import type { Product, Variant } from '../../generated/catalog-v1/types.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import { countEventsByStatus, createEvent, queryEvents } from '../../generated/events-v3/operations.ts';
import type { SiteEvent } from '../../generated/events-v3/types.ts';
import {
  listAvailableTickets,
  listOrders,
  queryAvailableTickets,
} from '../../generated/ticketing/operations.ts';
import type { Order, TicketDefinition } from '../../generated/ticketing/types.ts';
import type { CallClient, CallsAs } from '../core/types.ts';
import { items, pages } from './pages.ts';

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const holds = <_ extends true>(): void => undefined;

/** The calls that page, and the types of their items. `tsc` is the test. */
export const paged = async (
  client: CallClient,
  visitor: CallClient & CallsAs<'visitor' | 'member'>,
): Promise<void> => {
  for await (const page of pages(queryEvents, { query: { filter: { status: 'UPCOMING' } } }, { client }))
    holds<Same<(typeof page)['events'], SiteEvent[]>>();
  for await (const item of items(queryProducts, {}, { client: visitor })) holds<Same<typeof item, Product>>();
  for await (const item of items(queryProductVariants, 'id', { paging: {} }, { client }))
    holds<Same<typeof item, Variant>>();
  for await (const item of items(listOrders, { limit: 100, tag: ['CONFIRMED'] }, { client }))
    holds<Same<typeof item, Order>>();
  for await (const item of items(queryAvailableTickets, { limit: 100, filter: { eventId: 'a' } }, { client }))
    holds<Same<typeof item, TicketDefinition>>();
  for await (const item of items(
    queryBackInStockNotificationRequests,
    { query: { cursorPaging: {} } },
    { client },
  ))
    holds<Same<typeof item, BackInStockNotificationRequest>>();
  pages(listAvailableTickets, { limit: 10 }, { client });
  pages(queryCollections, {}, { client, signal: new AbortController().signal });

  // @ts-expect-error A field that cannot be filtered.
  pages(queryEvents, { query: { filter: { location: 'x' } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  pages(queryProducts, { query: { sort: [{ fieldName: 'description' }] } }, { client });
  // @ts-expect-error Events have no cursors.
  pages(queryEvents, { query: { cursorPaging: {} } }, { client });
  // @ts-expect-error A call without pages.
  pages(getCurrentCart, { client });
  // @ts-expect-error A call without pages, with arguments.
  pages(getProduct, 'id', {}, { client });
  // @ts-expect-error A call that changes something.
  pages(createEvent, {}, { client });
  // @ts-expect-error A count: its response has facts of paging, but no items.
  pages(countEventsByStatus, {}, { client });
  // @ts-expect-error The limit is mandatory: the platform's default is 0.
  pages(queryAvailableTickets, { filter: { eventId: 'a' } }, { client });
  // @ts-expect-error `paging` is mandatory for a product's variants, even if empty.
  pages(queryProductVariants, 'id', {}, { client });
  // @ts-expect-error The product's id is missing.
  pages(queryProductVariants, { paging: {} }, { client });
  // @ts-expect-error No client.
  pages(queryEvents, {}, {});
  // @ts-expect-error Orders are for owner and app.
  pages(listOrders, { limit: 10 }, { client: visitor });
};
