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
import { app } from '../session/app.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { CLIENT_ID, productOf } from '../../sandbox/testing/shopper.ts';
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
  ['without a choice', {}],
])('all products of the shop come exactly once, in order, %s', async (_, paging) => {
  const sort = [{ fieldName: 'price' as const }, { fieldName: 'id' as const }];
  const { products } = await queryProducts({ query: { sort, paging: { limit: 100 } } }, options);
  expect(products).toHaveLength(36);
  expect(await idsOf(items(queryProducts, { query: { sort, ...paging } }, options))).toEqual(
    products.map(({ id }) => id),
  );
});

test('a filter applies to every page of a walk by cursor', async () => {
  const filter = { productType: 'digital' as const };
  const found = items(queryProducts, { query: { filter, cursorPaging: { limit: 1 } } }, options);
  const types: unknown[] = [];
  for await (const { productType } of found) types.push(productType);
  expect(types).toEqual(['digital', 'digital']);
});

test('a walk finds all collections, variants of the store and variants of a product', async () => {
  const collections = await idsOf(items(queryCollections, { query: { paging: { limit: 2 } } }, options));
  expect(new Set(collections).size).toBe(5);
  const every = sandbox.state.products.flatMap(({ variants }) => variants).length;
  const variants = await idsOf(items(queryStoreVariants, { query: { paging: { limit: 40 } } }, options));
  expect([variants.length, new Set(variants).size]).toEqual([every, every]);
  const tee = productOf(sandbox, 'studio-tee');
  const own = await idsOf(items(queryProductVariants, tee.id, { paging: { limit: 3 } }, options));
  expect(own).toEqual(tee.variants.map(({ id }) => id));
});

test('a page has the total', async () => {
  const walk = pages(queryProducts, { query: { paging: { limit: 10, offset: 30 } } }, options);
  const { value } = await walk.next();
  expect(value && pageFacts(value)).toMatchObject({ count: 6, offset: 30, total: 36, tooManyToCount: false });
  expect(await walk.next()).toEqual({ done: true, value: undefined });
});

test('walks over events, requests, tickets and orders give each item exactly once, with any page size', async () => {
  const asApp = {
    client: createClient({
      auth: app({ appId: 'app', appSecret: 'not-a-secret', instanceId: CLIENT_ID }),
      fetch,
    }),
  };
  const { events, backInStockRequests, ticketOrders } = sandbox.state;
  const published = Object.values(events).filter(({ status }) => status !== 'DRAFT').length;
  const requests = Object.keys(backInStockRequests).length;
  const orders = Object.keys(ticketOrders).length;
  const tickets = (await listAvailableTickets({ limit: 100 }, asApp)).definitions.length;
  const walks = [
    [pages(queryEvents, {}, asApp), published, 1],
    [pages(queryEvents, { query: { paging: { limit: 2 } } }, asApp), published, Math.ceil(published / 2)],
    [pages(queryBackInStockNotificationRequests, {}, asApp), requests, 1],
    [
      pages(queryBackInStockNotificationRequests, { query: { cursorPaging: { limit: 2 } } }, asApp),
      requests,
      Math.ceil(requests / 2),
    ],
    [pages(listAvailableTickets, { limit: 1 }, asApp), tickets, tickets],
    [pages(listOrders, { limit: 1 }, asApp), orders, orders],
  ] as const;
  for (const [walk, things, most] of walks) {
    const counts: number[] = [];
    for await (const page of walk) counts.push(pageFacts(page).count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(things);
    expect(counts.filter((count) => count > 0)).toHaveLength(most);
  }
});
