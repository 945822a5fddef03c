import { expect, test } from 'vitest';
import { getBackInStockNotificationRequestsCountByCatalogReferences } from '../../generated/back-in-stock/index.ts';
import { openApiClient } from '../../generated/back-in-stock/openapi.ts';
import { listAvailableTickets, listOrders } from '../../generated/ticketing/index.ts';
import { ticketingService } from '../../generated/ticketing/openapi.ts';
import { app } from '../session/app.ts';
import { createClient } from './client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { longQuery } from './long-query.ts';

const sandbox = createSandbox();
const sent: Request[] = [];
const client = createClient({
  auth: app({ appId: 'app', appSecret: 'not-a-secret', instanceId: CLIENT_ID }),
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(request.clone());
    return sandbox.fetch(request);
  },
});

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const uuids = Array.from({ length: 100 }, (_, index) => uuid(index));
const lists = {
  orders: { eventId: uuids, limit: 10 },
  tickets: {
    eventId: uuid(1),
    state: Array.from({ length: 150 }, () => 'INCLUDE_HIDDEN_NOT_ON_SALE' as const),
  },
  counts: { catalogReferences: uuids.map((catalogItemId) => ({ appId: uuid(0), catalogItemId })) },
};

const lastSent = async () => {
  const request = sent.at(-1);
  const { pathname, search } = new URL(request?.url ?? '');
  return [request?.method, pathname, search, await request?.json()];
};

test.each([
  ['listOrders', () => listOrders(lists.orders, { client }), '/events/v1/orders/query', lists.orders],
  [
    'getBackInStockNotificationRequestsCountByCatalogReferences',
    () => getBackInStockNotificationRequestsCountByCatalogReferences(lists.counts, { client }),
    '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference/query',
    lists.counts,
  ],
])(
  'a query of %s over 4000 characters is sent as the body of a POST and answered',
  async (_, call, path, body) => {
    await call();
    expect(await lastSent()).toEqual(['POST', path, '', body]);
  },
);

test('a query of listAvailableTickets over 4000 characters is sent as the body of a POST', async () => {
  await listAvailableTickets(lists.tickets, { client }).catch(() => undefined);
  const path = '/events/v1/checkout/available-tickets/list';
  expect(await lastSent()).toEqual(['POST', path, '', lists.tickets]);
});

test('the openapi-fetch client uses the same fallback', async () => {
  const { data } = await openApiClient(client, ticketingService).GET('/v1/orders', {
    params: { query: lists.orders },
  });
  expect(await lastSent()).toEqual(['POST', '/events/v1/orders/query', '', lists.orders]);
  expect(data?.orders).toEqual([]);
});

test('a shorter query of the same call is sent in the address', async () => {
  await listOrders({ eventId: uuids.slice(0, 10) }, { client });
  expect(sent.at(-1)?.method).toBe('GET');
});

test('a query of exactly 4000 characters is sent in the address', () => {
  const call = (length: number) => ({
    url: '/v1/list',
    method: 'GET',
    query: 'q'.repeat(length),
    data: undefined,
  });
  const params = { ids: ['a'] };
  expect(longQuery(call(4_000), params, '/query')).toEqual(call(4_000));
  expect(longQuery(call(4_001), params, '/query')).toEqual({
    url: '/v1/list/query',
    method: 'POST',
    query: '',
    data: params,
  });
});
