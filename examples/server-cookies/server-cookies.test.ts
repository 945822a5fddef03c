import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, oauth, requestCookies, type Tokens } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { createSandbox, STORE_APP_ID } from '../../sandbox/index.ts';
import { startServer } from '../../sandbox/hosts/node.ts';
import { shop as onHono } from './hono.ts';
import { shop as onNode } from './node-http.ts';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
let host = '';
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const server = await startServer(createSandbox({ seed: 7 }), { port: 0 });
  host = server.url;
  closing.push(() => server.close());
});
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const frameworks: [string, () => Promise<Ask>][] = [
  [
    'Hono',
    async () => {
      const app = onHono({ clientId, host });
      return async (path, init) => app.request(`https://shop.test${path}`, init);
    },
  ],
  [
    'node:http',
    async () => {
      const server = onNode({ clientId, host });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      const { port } = server.address() as AddressInfo;
      return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    },
  ],
];

/** The cookie that a browser would send back. */
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split('; ')[0] ?? '';
/** Adds a product to the cart of the visitor with a cookie, as the page would through the same server. */
const fillCart = async (cookie: string): Promise<string> => {
  const storage = requestCookies(new Headers({ cookie }));
  const site = createClient({ host, auth: oauth({ clientId, storage }) });
  const { products } = await queryProducts({}, { client: site });
  const lineItems = products
    .slice(0, 1)
    .map(({ id }) => ({ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId: id } }));
  const { cart } = await addToCurrentCart({ lineItems }, { client: site });
  if (!cart) throw new Error('The answer has no cart.');
  return cart.id;
};
/** A cookie with an expired access token. */
const expired = async (cookie: string): Promise<string> => {
  const key = `${clientId}@${host}`;
  const cookies = requestCookies(new Headers({ cookie }));
  const tokens = (await cookies.load(key)) as Tokens;
  await cookies.save(key, { ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } });
  return cookies.cookieHeader();
};

describe.each(frameworks)('a shop on %s', (_, start) => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await start();
  });

  test('gives a new visitor a cookie that no script can read', async () => {
    const response = await ask('/');
    expect(await response.text()).toBe('no cart yet');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vitrine-.+; Path=\/; Max-Age=\d+; SameSite=lax; Secure; HttpOnly$/),
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('finds the cart of a returning visitor, and sets no cookie again', async () => {
    const cookie = cookieOf(await ask('/'));
    const id = await fillCart(cookie);
    const response = await ask('/', { headers: { cookie } });
    expect([await response.text(), response.headers.getSetCookie()]).toEqual([`cart ${id}`, []]);
  });

  test('renews within a request: the page of that request, and the browser, have the new tokens', async () => {
    const cookie = cookieOf(await ask('/'));
    const id = await fillCart(cookie);
    const old = await expired(cookie);
    const response = await ask('/', { headers: { cookie: old } });
    expect(await response.text()).toBe(`cart ${id}`);
    expect(cookieOf(response)).not.toBe(old);
    const next = await ask('/', { headers: { cookie: cookieOf(response) } });
    expect([await next.text(), next.headers.getSetCookie()]).toEqual([`cart ${id}`, []]);
  });

  test('never shows a visitor the cart of another visitor', async () => {
    const cookies = await Promise.all([1, 2, 3].map(async () => cookieOf(await ask('/'))));
    const ids = await Promise.all(cookies.map(fillCart));
    const pages = await Promise.all(
      cookies.map(async (cookie) => (await ask('/', { headers: { cookie } })).text()),
    );
    expect(pages).toEqual(ids.map((id) => `cart ${id}`));
    expect(new Set(ids).size).toBe(3);
  });

  test('signs out: the cookie is removed, and the next page belongs to a new visitor', async () => {
    const cookie = cookieOf(await ask('/'));
    const response = await ask('/sign-out', { method: 'POST', headers: { cookie } });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  test('treats a damaged cookie as no cookie', async () => {
    const name = cookieOf(await ask('/')).split('=')[0] ?? '';
    const response = await ask('/who', { headers: { cookie: `${name}=member~soon~x~y` } });
    expect(await response.text()).toBe('none');
  });
});
