import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, oauth, requestCookies } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { createSandbox, STORE_APP_ID } from '../../sandbox/index.ts';
import { startServer } from '../../sandbox/hosts/node.ts';
import { plainServer } from './plain-server.tsx';
import { routerHandler } from './router-server.ts';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const sandbox = createSandbox({ seed: 7 });
let host = '';
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const server = await startServer(sandbox, { port: 0 });
  host = server.url;
  closing.push(() => server.close());
});
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Ask = (path: string, cookie?: string) => Promise<Response>;

const servers: [string, () => Promise<Ask>][] = [
  [
    'renderToPipeableStream',
    async () => {
      const server = plainServer({ clientId, host, script: '' });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      const { port } = server.address() as AddressInfo;
      return (path, cookie = '') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    },
  ],
  [
    'a router that streams',
    async () => {
      const handle = routerHandler({ clientId, host });
      return (path, cookie = '') => handle(new Request(`https://shop.test${path}`, { headers: { cookie } }));
    },
  ],
];

/** The cookie that a browser would send back. */
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split('; ')[0] ?? '';
/** Adds pieces of a product to the cart of the visitor with a cookie. */
const fillCart = async (cookie: string, quantity: number): Promise<void> => {
  const storage = requestCookies(new Headers({ cookie }));
  const site = createClient({ host, auth: oauth({ clientId, storage }) });
  const { products } = await queryProducts({ query: { filter: { slug: 'low-carafe' } } }, { client: site });
  const lineItems = products.map(({ id }) => ({
    quantity,
    catalogReference: { appId: STORE_APP_ID, catalogItemId: id },
  }));
  await addToCurrentCart({ lineItems }, { client: site });
};
/** The text of the cart that React has written, without its comments. */
const cartIn = (html: string): string | undefined =>
  /<p id="cart">(.*?)<\/p>/.exec(html)?.[1]?.replaceAll('<!-- -->', '');
/** The tokens in a cookie. The lineage in it is a number, which may be as long as a token and is no secret. */
const tokensOf = (cookie: string): string[] =>
  cookie
    .split('=')[1]
    ?.split('~')
    .filter((part) => part.length > 20 && Number.isNaN(Number(part))) ?? [];

describe.each(servers)('a shop on %s', (name, start) => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await start();
  });

  test('renders the product for a new visitor, with an empty cart and a cookie', async () => {
    const response = await ask('/products/low-carafe');
    const html = await response.text();
    expect(html).toContain('<h1>Low Carafe</h1>');
    expect(cartIn(html)).toBe('Your cart is empty');
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('renders each of two overlapping requests with the cart of its own visitor only', async () => {
    const [first = '', second = ''] = await Promise.all(
      [1, 2].map(async () => cookieOf(await ask('/products/low-carafe'))),
    );
    await fillCart(first, 1);
    await fillCart(second, 2);
    // The cart of the first visitor takes longer than the whole page of the second.
    const slow = sandbox.faults.add({ operation: 'getCurrentCart', latencyMs: 100, times: 1 });
    const crossing = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? first : second));
    const pages = await Promise.all(
      crossing.map(async (cookie) => (await ask('/products/low-carafe', cookie)).text()),
    );
    slow.remove();
    expect(pages.map(cartIn)).toEqual(crossing.map((cookie) => `${cookie === first ? 1 : 2} x Low Carafe`));
    for (const [index, html] of pages.entries()) {
      const stranger = crossing[index] === first ? second : first;
      expect(tokensOf(stranger).length).toBeGreaterThan(0);
      for (const token of tokensOf(stranger)) expect(html).not.toContain(token);
    }
  });

  test('passes the identity to the page only if no cookie does', async () => {
    const cookie = cookieOf(await ask('/products/low-carafe'));
    const html = await (await ask('/products/low-carafe', cookie)).text();
    expect(tokensOf(cookie).some((token) => html.includes(token))).toBe(name === 'renderToPipeableStream');
  });

  test('renders without output on the console', async () => {
    const complaints = vi.spyOn(console, 'error');
    await (await ask('/products/low-carafe')).text();
    expect(complaints.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
});

test('a router that streams sends the product before the cart is there', async () => {
  const handle = routerHandler({ clientId, host });
  const slow = sandbox.faults.add({ operation: 'getCurrentCart', latencyMs: 300, times: 1 });
  const response = await handle(new Request('https://shop.test/products/low-carafe'));
  const seen: string[] = [];
  for await (const chunk of response.body ?? []) seen.push(new TextDecoder().decode(chunk));
  slow.remove();
  const place = (text: string) => seen.findIndex((chunk) => chunk.includes(text));
  expect(place('Your cart …')).toBeGreaterThanOrEqual(0);
  expect(place('Your cart is empty')).toBeGreaterThan(place('<h1>Low Carafe'));
});
