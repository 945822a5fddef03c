import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCurrentCart, getCurrentCart } from '../../generated/carts/operations.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { createClient } from '../core/client.ts';
import { oauth } from './oauth.ts';
import { type RequestCookieOptions, requestCookies } from './storage/request-cookies.ts';
import { newProcess } from './testing/process.ts';

// A server with request cookies, at a platform that accepts each refresh token once, with a lifetime of 40 s. The browser
// presses a link and a "+" together, after each access token has expired.

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const host = 'http://localhost:4010';
let sandbox: Sandbox;
let jar: string;
let lost: unknown[];

const open = (cookie: string, options?: RequestCookieOptions) => {
  const storage = requestCookies(cookie, options);
  const client = createClient({
    host,
    auth: oauth({ clientId, storage }),
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  return { storage, client };
};
type Work = (client: ReturnType<typeof open>['client']) => Promise<unknown>;

/** One request to the server: work as the visitor, and the cookie that its response sets. */
const served = async (work: Work, cookie = jar): Promise<string | undefined> => {
  const { storage, client } = open(cookie);
  await work(client).catch((error: unknown) => lost.push(error));
  client.session.dispose();
  return storage.applyTo(new Headers()).getSetCookie()[0];
};
/** A proxy that renews, and a page that cannot set cookies, as in Next.js. */
const proxied = async (work: Work): Promise<string | undefined> => {
  let passedOn = '';
  const { storage, client } = open(jar);
  await client.session.authorize();
  passedOn = storage.cookieHeader();
  client.session.dispose();
  const page = open(passedOn, { readOnly: true });
  await work(page.client).catch((error: unknown) => lost.push(error));
  page.client.session.dispose();
  expect(page.storage.applyTo(new Headers()).getSetCookie()).toEqual([]);
  return storage.applyTo(new Headers()).getSetCookie()[0];
};
/** The browser receives responses in this order. */
const receive = (...lines: (string | undefined)[]): void => {
  for (const line of lines) {
    if (line?.includes('Max-Age=0')) jar = '';
    else if (line) jar = line.split(';')[0] ?? '';
  }
};
const later = (seconds: number): void => {
  sandbox.advance(seconds * 1_000);
  vi.setSystemTime(Date.now() + seconds * 1_000);
};
const read: Work = (client) => getCurrentCart({ client });
/** Adds one piece of a product whose stock is not counted. */
const add: Work = (client) => {
  const { id = '' } =
    Object.values(sandbox.state.products).find(
      ({ quantity: stock, variants }) =>
        stock === null && variants.length === 1 && variants[0]?.quantity === null,
    ) ?? {};
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: id };
  return addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] }, { client });
};

beforeEach(async () => {
  newProcess();
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox = createSandbox({ settings: { rotateRefreshTokens: true, accessTokenSeconds: 40 } });
  vi.setSystemTime(sandbox.clock.now());
  jar = '';
  lost = [];
  receive(await served(add));
});
afterEach(() => void vi.useRealTimers());

const quantity = async () => {
  const { client } = open(jar);
  const { cart } = await getCurrentCart({ client });
  return cart?.lineItems?.[0]?.quantity;
};

test('a page and a proxy that renew together 20 times lose neither the visitor nor a piece of the cart', async () => {
  for (let round = 0; round < 20; round++) {
    later(41);
    const lines = await Promise.all([proxied(read), served(add), served(read)]);
    receive(...(round % 2 ? lines : lines.toReversed()));
  }
  expect([lost, await quantity(), Object.keys(sandbox.state.carts)]).toEqual([[], 21, [expect.anything()]]);
});

test('a page continues with the tokens of its proxy, although they do not fit into a cookie', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const fetch = sandbox.fetch.bind(sandbox);
  // The platform knows only the beginning of these access tokens.
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set('authorization', (headers.get('authorization') ?? '').replace(/-*$/, ''));
    const response = await fetch(new Request(request, { headers }));
    if (!request.url.endsWith('/oauth2/token')) return response;
    const body = (await response.json()) as { access_token?: string };
    return Response.json({ ...body, access_token: `${body.access_token ?? ''}${'-'.repeat(4_000)}` });
  };
  for (let round = 0; round < 3; round++) {
    later(41);
    receive(await proxied(read));
    expect(jar).toMatch(/=visitor~1~-~/);
  }
  expect([lost, await quantity()]).toEqual([[], 1]);
  vi.mocked(console.warn).mockRestore();
});

test('a request that arrives after two renewals continues with the latest tokens', async () => {
  const early = jar;
  later(41);
  receive(await served(read));
  later(15);
  receive(await served(read));
  receive(await served(add, early));
  expect([lost, await quantity()]).toEqual([[], 2]);
});

test('a request that renews second in another process fails retryably, and the cookie of the first stays', async () => {
  later(41);
  const old = jar;
  receive(await served(read));
  newProcess();
  const line = await served(add, old);
  expect([line, lost]).toEqual([
    undefined,
    [expect.objectContaining({ code: 'token-unavailable', retryable: 'yes' })],
  ]);
  expect(await quantity()).toBe(1);
});

test('a page that cannot set cookies renews nothing, so that the next request can', async () => {
  later(41);
  const { client } = open(jar, { readOnly: true });
  await expect(getCurrentCart({ client })).rejects.toMatchObject({ code: 'token-unavailable' });
  expect(await quantity()).toBe(1);
});
