import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../../sandbox/hosts/http/serve.ts';
import { send, type Surroundings } from './send.ts';

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
    },
    secure: false,
  };
});
afterEach(() => server.close());

const cart = '/_api/ecom-cart/v1/carts/current';
const custom = JSON.stringify({
  customLineItems: [
    { productName: { original: 'Card' }, price: '3', quantity: 1, itemType: { preset: 'PHYSICAL' } },
  ],
});
const get = { method: 'GET', body: undefined };
const visitor = () => ({ caller: 'visitor', key: '', address: server.url }) as const;

test('one visitor makes all calls of a tab, and a sandbox that forgot it gets a new one', async () => {
  const added = await send(
    { url: `${server.url}${cart}/add-to-cart`, method: 'POST', body: custom },
    visitor(),
    around,
  );
  expect(added).toMatchObject({ status: 200, body: expect.stringContaining('\n  "cart"') });
  const read = { ...get, url: `${server.url}${cart}` };
  expect(await send(read, visitor(), around)).toMatchObject({ status: 200 });
  for (const name of kept.keys()) kept.set(name, 'of a sandbox before');
  expect(await send(read, visitor(), around)).toMatchObject({
    status: 404,
    headers: expect.arrayContaining([['x-wix-request-id', expect.any(String)]]),
    body: expect.stringContaining('OWNED_CART_NOT_FOUND'),
  });
});

test('a key is sent as it is, and nobody sends none', async () => {
  const read = { ...get, url: `${server.url}${cart}` };
  const as = (caller: 'key' | 'nobody', key: string) =>
    send(read, { caller, key, address: server.url }, around);
  expect(await as('key', ' sandbox-owner-api-key ')).toMatchObject({ status: 403 });
  expect(await as('nobody', 'sandbox-owner-api-key')).toMatchObject({ status: 401 });
});

test('where no sandbox answers, what to do is told', async () => {
  await server.close();
  const read = { ...get, url: `${server.url}${cart}` };
  expect(await send(read, visitor(), around)).toEqual({
    none: `No answer came from ${server.url}. Start a sandbox there with "npx vitrine sandbox", then send again.`,
  });
  expect(await send(read, visitor(), { ...around, secure: true })).toMatchObject({
    none: expect.stringContaining('your browser'),
  });
});

test('a host that is no sandbox is told apart from none', async () => {
  const fetch = () => Promise.resolve(new Response('<html>', { status: 200 }));
  expect(await send({ ...get, url: 'http://x.test/' }, visitor(), { ...around, fetch })).toEqual({
    none: `${server.url} gave no visitor's token: it answered 200.`,
  });
});
