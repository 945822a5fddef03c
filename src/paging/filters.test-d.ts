import { queryBackInStockNotificationRequests } from '../../generated/back-in-stock/operations.ts';
import { queryProducts, queryStoreVariants } from '../../generated/catalog-v1/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import {
  bulkCancelEventsByFilter,
  countEventsByStatus,
  queryEvents,
} from '../../generated/events-v3/operations.ts';
import { listOrders, queryAvailableTickets } from '../../generated/ticketing/operations.ts';
import type { paths as catalogPaths } from '../../generated/catalog-v1/paths.ts';
import type { RequestOptions } from '../core/types.ts';

/** Only fields that can be filtered and sorted compile. `tsc` is the test. */
export const filters = (options: RequestOptions, size: string): void => {
  // Products
  void queryProducts(
    { query: { filter: { name: { $contains: 'cup' }, 'priceData.price': { $lt: 20 } } } },
    options,
  );
  void queryProducts(
    { query: { filter: { 'options.Size': 'M', [`options.${size}`]: { $hasSome: ['M'] } } } },
    options,
  );
  void queryProducts(
    { query: { filter: { $or: [{ sku: 'a' }, { $not: { slug: { $in: ['b'] } } }] } } },
    options,
  );
  void queryProducts({ query: { sort: [{ fieldName: 'numericId', order: 'DESC' }] } }, options);
  // @ts-expect-error A field that cannot be filtered.
  void queryProducts({ query: { filter: { brand: 'Halm' } } }, options);
  // @ts-expect-error A nested field that cannot be filtered.
  void queryProducts({ query: { filter: { $and: [{ brand: 'Halm' }] } } }, options);
  // @ts-expect-error Texts do not have this operator.
  void queryProducts({ query: { filter: { name: { $hasAll: ['a'] } } } }, options);
  // @ts-expect-error A list of collections cannot be compared with one collection.
  void queryProducts({ query: { filter: { collectionIds: { $eq: 'a' } } } }, options);
  // @ts-expect-error A price is not a text.
  void queryProducts({ query: { filter: { price: '12' } } }, options);
  // @ts-expect-error Not a stock status.
  void queryProducts({ query: { filter: { inventoryStatus: 'GONE' } } }, options);
  // @ts-expect-error An option is not a number.
  void queryProducts({ query: { filter: { 'options.Size': 42 } } }, options);
  // @ts-expect-error The older form, JSON text.
  void queryProducts({ query: { filter: '{"name": "a"}' } }, options);
  // @ts-expect-error A field that can be filtered, but not sorted.
  void queryProducts({ query: { sort: [{ fieldName: 'description' }] } }, options);

  // Variants of the store
  void queryStoreVariants({ query: { filter: { productId: 'a', 'stock.inStock': true } } }, options);
  // @ts-expect-error A field that cannot be filtered.
  void queryStoreVariants({ query: { filter: { price: 1 } } }, options);
  // @ts-expect-error A field that cannot be sorted.
  void queryStoreVariants({ query: { sort: [{ fieldName: 'price' }] } }, options);

  // Collections
  void queryCollections(
    { query: { filter: { name: { $startsWith: 'L' } }, sort: [{ fieldName: 'name' }] } },
    options,
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryCollections({ query: { filter: { slug: 'light' } } }, options);
  // @ts-expect-error A field that cannot be sorted.
  void queryCollections({ query: { sort: [{ fieldName: 'slug' }] } }, options);

  // Events
  void queryEvents({ query: { filter: { $not: { $or: [{ status: { $in: ['DRAFT'] } }] } } } }, options);
  void countEventsByStatus({ filter: { 'registration.initialType': 'RSVP' } }, options);
  // @ts-expect-error A field that cannot be filtered.
  void queryEvents({ query: { filter: { shortDescription: 'x' } } }, options);
  // @ts-expect-error A status does not have this operator.
  void queryEvents({ query: { filter: { status: { $gt: 'ENDED' } } } }, options);
  // @ts-expect-error Texts of events do not have this operator.
  void queryEvents({ query: { filter: { title: { $startsWith: 'x' } } } }, options);
  // @ts-expect-error A field that can be filtered, but not sorted.
  void queryEvents({ query: { sort: [{ fieldName: 'status' }] } }, options);
  // @ts-expect-error A field that cannot be filtered.
  void countEventsByStatus({ filter: { location: 'x' } }, options);
  // @ts-expect-error A field that cannot be filtered.
  void bulkCancelEventsByFilter({ filter: { filter: { location: 'x' } } }, options);

  // Tickets and orders
  void queryAvailableTickets(
    { filter: { eventId: 'a', name: { $contains: 'b' } }, sort: 'price:desc' },
    options,
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryAvailableTickets({ filter: { price: 1 } }, options);
  // @ts-expect-error A field that cannot be sorted.
  void queryAvailableTickets({ sort: 'policy:asc' }, options);
  void listOrders({ sort: 'score:desc', searchPhrase: 'a' }, options);
  // @ts-expect-error A field that cannot be sorted.
  void listOrders({ sort: 'status:asc' }, options);

  // Back-in-stock requests
  void queryBackInStockNotificationRequests(
    { query: { filter: { createdDate: { $gt: '2026-01-01T00:00:00Z' } } } },
    options,
  );
  // @ts-expect-error A field that cannot be filtered.
  void queryBackInStockNotificationRequests({ query: { filter: { email: 'a' } } }, options);
  // @ts-expect-error A field that cannot be sorted.
  void queryBackInStockNotificationRequests({ query: { sort: [{ fieldName: 'email' }] } }, options);
};

type ProductBody = NonNullable<
  catalogPaths['/v1/products/query-platformized']['post']['requestBody']
>['content']['application/json'];

/** The openapi-fetch client has the same types. */
export const bodies: readonly ProductBody[] = [
  { query: { filter: { 'options.Size': { $hasAll: ['S', 'M'] } } } },
  // @ts-expect-error A field that cannot be filtered.
  { query: { filter: { brand: 'Halm' } } },
  // @ts-expect-error A field that cannot be sorted.
  { query: { sort: [{ fieldName: 'description' }] } },
];
