import { expect, test } from 'vitest';
import {
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '../../generated/catalog-v1/operations.ts';
import { queryBackInStockNotificationRequests } from '../../generated/back-in-stock/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import { queryEvents } from '../../generated/events-v3/operations.ts';
import { listAvailableTickets, listOrders } from '../../generated/ticketing/operations.ts';
import { app } from '../auth/app.ts';
import { oauth } from '../auth/oauth.ts';
import { createClient } from '../client/client.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { CLIENT_ID, productOf } from '../sandbox/testing/shopper.ts';
import { pageFacts } from './facts.ts';
import { items, pages } from './pages.ts';

const sandbox = createSandbox();
const fetch = (url: string, init: RequestInit) => sandbox.fetch(new Request(url, init));
const client = createClient({ auth: oauth({ clientId: CLIENT_ID }), fetch });
const options = { client };

const idsOf = async (found: AsyncIterable<{ id?: string }>): Promise<(string | undefined)[]> => {
  const ids: (string | undefined)[] = [];
  for await (const { id } of found) ids.push(id);
  return ids;
};

test.each([
  ['by offset', { paging: { limit: 7 } }],
  ['by cursor', { cursorPaging: { limit: 7 } }],
  ['as the service likes', {}],
])('the products of the shop come once each, in order, %s', async (_, paging) => {
  const sort = [{ fieldName: 'price' as const }, { fieldName: 'id' as const }];
  const { products } = await queryProducts({ query: { sort, paging: { limit: 100 } } }, options);
  expect(products).toHaveLength(36);
  expect(await idsOf(items(queryProducts, { query: { sort, ...paging } }, options))).toEqual(
    products.map(({ id }) => id),
  );
});

test('a filter holds on every page of a walk by cursor', async () => {
  const filter = { productType: 'digital' as const };
  const found = items(queryProducts, { query: { filter, cursorPaging: { limit: 1 } } }, options);
  const types: unknown[] = [];
  for await (const { productType } of found) types.push(productType);
  expect(types).toEqual(['digital', 'digital']);
});

test('collections, variants of the store and variants of a product have pages too', async () => {
  const collections = await idsOf(items(queryCollections, { query: { paging: { limit: 2 } } }, options));
  expect(new Set(collections).size).toBe(5);
  const every = sandbox.state.products.flatMap(({ variants }) => variants).length;
  const variants = await idsOf(items(queryStoreVariants, { query: { paging: { limit: 40 } } }, options));
  expect([variants.length, new Set(variants).size]).toEqual([every, every]);
  const tee = productOf(sandbox, 'studio-tee');
  const own = await idsOf(items(queryProductVariants, tee.id, { paging: { limit: 3 } }, options));
  expect(own).toEqual(tee.variants.map(({ id }) => id));
});

test('a page tells how much there is', async () => {
  const walk = pages(queryProducts, { query: { paging: { limit: 10, offset: 30 } } }, options);
  const { value } = await walk.next();
  expect(value && pageFacts(value)).toMatchObject({ count: 6, offset: 30, total: 36, tooManyToCount: false });
  expect(await walk.next()).toEqual({ done: true, value: undefined });
});

test('walks come to their end where the sandbox answers with generated mocks', async () => {
  const asApp = {
    client: createClient({
      auth: app({ appId: 'app', appSecret: 'not-a-secret', instanceId: CLIENT_ID }),
      fetch,
    }),
  };
  const walks = [
    pages(queryEvents, {}, asApp),
    pages(queryEvents, { query: { paging: { limit: 2 } } }, asApp),
    pages(queryBackInStockNotificationRequests, {}, asApp),
    pages(queryBackInStockNotificationRequests, { query: { cursorPaging: {} } }, asApp),
    pages(listAvailableTickets, { limit: 1 }, asApp),
    pages(listOrders, { limit: 1 }, asApp),
  ];
  for (const walk of walks) {
    let count = 0;
    for await (const page of walk) count += pageFacts(page).count > 0 ? 1 : 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(5);
  }
});
