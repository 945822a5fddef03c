import { beforeEach, expect, test } from 'vitest';
import { queryBackInStockNotificationRequests } from '../../generated/back-in-stock/operations.ts';
import {
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '../../generated/catalog-v1/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import { queryEvents } from '../../generated/events-v3/operations.ts';
import {
  listAvailableTickets,
  listOrders,
  queryAvailableTickets,
} from '../../generated/ticketing/operations.ts';
import { app } from '../session/app.ts';
import { createClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { CLIENT_ID, productOf } from '../../sandbox/testing/shopper.ts';
import { items, pages } from './pages.ts';

/** The functions without their types, because plain JavaScript can call them without a limit. */
const untyped = { items, pages } as unknown as Record<
  'items' | 'pages',
  (...args: readonly unknown[]) => AsyncGenerator<{ readonly id?: string }>
>;

const sandbox = createSandbox();
let sent: Request[] = [];
const client = createClient({
  auth: app({ appId: 'app', appSecret: 'not-a-secret', instanceId: CLIENT_ID }),
  fetch: (url, init) => {
    const request = new Request(url, init);
    if (!request.url.includes('/oauth2/')) sent.push(request.clone());
    return sandbox.fetch(request);
  },
});
beforeEach(() => {
  sent = [];
});

/** Members of the first request, from its body or its query. */
const firstSent = async (): Promise<unknown> => {
  const [request] = sent;
  if (request?.method === 'POST') return request.json();
  const query = new URL(request?.url ?? '').searchParams;
  const packed = query.get('.r');
  return packed ? JSON.parse(atob(packed)) : Object.fromEntries(query);
};

const named = { limit: 50, offset: 0 };
const shirt = productOf(sandbox, 'studio-tee').id;

test.each<[string, readonly unknown[], object]>([
  ['queryProducts', [queryProducts, {}], { query: { paging: named } }],
  ['queryCollections', [queryCollections, { query: {} }], { query: { paging: named } }],
  ['queryStoreVariants', [queryStoreVariants, {}], { query: { paging: named } }],
  ['queryEvents', [queryEvents, undefined], { query: { paging: named } }],
  ['queryProductVariants', [queryProductVariants, shirt, {}], { paging: named }],
  ['queryAvailableTickets', [queryAvailableTickets, {}], named],
  ['listAvailableTickets', [listAvailableTickets, {}], { limit: '50', offset: '0' }],
  ['listOrders', [listOrders, undefined], { limit: '50', offset: '0' }],
  [
    'queryBackInStockNotificationRequests',
    [queryBackInStockNotificationRequests, {}],
    { query: { cursorPaging: { limit: 50 } } },
  ],
])('the first request of a walk over %s states its page if the caller states none', async (_, args, page) => {
  await untyped.pages(...args, { client }).next();
  expect(await firstSent()).toEqual(page);
});

test('a walk without a limit finds all tickets on a platform whose default limit is 0', async () => {
  const { definitions } = await listAvailableTickets({ limit: 100 }, { client });
  const found: unknown[] = [];
  for await (const { id } of untyped.items(queryAvailableTickets, {}, { client })) found.push(id);
  expect(new Set(found)).toEqual(new Set(definitions.map(({ id }) => id)));
});

test('the first request keeps the caller’s part of the page', async () => {
  await untyped.pages(listOrders, { offset: 3 }, { client }).next();
  expect(await firstSent()).toEqual({ limit: '50', offset: '3' });
});
