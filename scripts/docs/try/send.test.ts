import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallArguments } from '../../../playground/src/try/fields.ts';
import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../../sandbox/hosts/http/serve.ts';
import { readServices } from '../operations.ts';
import { tryCallOf } from './describe.ts';
import { send, type Surroundings, type Who } from './send.ts';

const services = readServices(join(import.meta.dirname, '../../..'));
const calls = services.flatMap((service) => service.operations.map((one) => tryCallOf(service, one)));

let server: RunningServer;
let kept: Map<string, string>;
let around: Surroundings;

beforeEach(async () => {
  server = await startServer(createSandbox(), { port: 0 });
  kept = new Map();
  around = {
    fetch: globalThis.fetch,
    now: () => performance.now(),
    visitors: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    secure: false,
  };
});
afterEach(() => server.close());

const none: CallArguments = { path: {}, query: {}, body: undefined };
const card: CallArguments = {
  ...none,
  body: {
    customLineItems: [
      { productName: { original: 'Card' }, price: '3', quantity: 1, itemType: { preset: 'PHYSICAL' } },
    ],
  },
};
const sent = (id: string, given = none, who: Partial<Who> = {}, place = around) => {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}`);
  return send(call, given, { caller: 'visitor', key: '', address: server.url, ...who }, place);
};

test('all calls of a tab come from one visitor, and a restarted sandbox gets a new visitor', async () => {
  expect(await sent('addToCurrentCart', card)).toMatchObject({
    url: `${server.url}/_api/ecom-cart/v1/carts/current/add-to-cart`,
    status: 200,
    body: expect.stringContaining('\n  "cart"'),
  });
  expect(await sent('getCurrentCart')).toMatchObject({ status: 200 });
  await server.close();
  const url = server.url;
  server = await startServer(createSandbox(), { port: Number(new URL(url).port) });
  expect(await sent('getCurrentCart')).toMatchObject({
    status: 404,
    headers: expect.arrayContaining([['x-wix-request-id', expect.any(String)]]),
    body: expect.stringContaining('OWNED_CART_NOT_FOUND'),
  });
});

test('path values are escaped, and a nested query is sent as one parameter', async () => {
  const key = { caller: 'key', key: 'sandbox-owner-api-key' } as const;
  expect(await sent('getProduct', { ...none, path: { id: 'a/b' } })).toMatchObject({
    url: expect.stringMatching(/\/products\/a%2Fb$/),
  });
  expect(
    await sent(
      'queryBackInStockNotificationRequests',
      { ...none, query: { query: { paging: { limit: 1 } } } },
      key,
    ),
  ).toMatchObject({ url: expect.stringMatching(/\?\.r=[\w-]+$/), status: 200 });
});

test('an owner key is sent without surrounding spaces, the caller "nobody" sends no token, and a missing key is reported', async () => {
  expect(await sent('getCurrentCart', none, { caller: 'key', key: ' sandbox-owner-api-key ' })).toMatchObject(
    {
      status: 403,
    },
  );
  expect(await sent('getCurrentCart', none, { caller: 'nobody' })).toMatchObject({ status: 401 });
  expect(await sent('getCurrentCart', none, { caller: 'key' })).toMatchObject({
    none: expect.stringContaining('needs a key'),
  });
});

test('if no sandbox answers, the message says how to start one', async () => {
  await server.close();
  expect(await sent('getCurrentCart')).toEqual({
    none: `No answer came from ${server.url}. Start a sandbox there with "npx vitrine sandbox", then send again.`,
  });
  expect(await sent('getCurrentCart', none, {}, { ...around, secure: true })).toMatchObject({
    none: expect.stringContaining('your browser'),
  });
});

test('a host that is not a sandbox is not reported as a host without an answer', async () => {
  const fetch = () => Promise.resolve(new Response('<html>', { status: 200 }));
  const outcome = await sent('getCurrentCart', none, {}, { ...around, fetch });
  expect(outcome).toMatchObject({ none: expect.not.stringContaining('No answer came') });
});
