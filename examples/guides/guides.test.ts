import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { createClient, oauth } from 'vitrine';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { STORES_APP_ID } from 'vitrine';
import { addToCurrentCart, createCheckoutFromCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { createRedirectSession } from 'vitrine/redirect-session';
import { arrived, createPerson, pageOf } from '../journeys/person.ts';
import { inTheBrowser, onTheServer } from './hand-over.tsx';
import { App, loader } from './react.tsx';
import { handle } from './sessions.ts';
import { gateway, local } from './hosts.ts';
import { site } from './site.ts';
import { byPassword, goodbye, leave, look, onServer, ownAccount, savePhones } from './members.ts';

const { sandbox, server } = setupSandboxServer({ seed: 7 });
beforeAll(() => server.listen());
afterAll(() => server.close());

let log: MockInstance<typeof console.log>;
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const said = () => log.mock.calls.map((words) => words.join(' '));

test('errors: a visitor without a cart gets a message and the advice to do nothing', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  await import('./errors.ts');
  expect(said()).toEqual(['no cart yet', 'nothing']);
  expect(complain.mock.calls[0]?.slice(0, 2)).toEqual([404, 'OWNED_CART_NOT_FOUND']);
});

test('shop: two shirts with a coupon reach the hosted checkout', async () => {
  await import('./shop.ts');
  expect(said()).toEqual(['true', expect.stringMatching(/^€\d+\.\d\d$/), expect.stringMatching(/^https:/)]);
  expect(warn).not.toHaveBeenCalled();
});

test('shop: the thank-you page has the order of its buyer, and asks a member of the checkout to sign in', async () => {
  const { paidOrder } = await import('./thanks.ts');
  /** Pays for the cart of the visitor on the hosted page, after a sign-in there if a password is given. */
  const pay = async (password?: string): Promise<string> => {
    await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client: site });
    const { checkoutId } = await createCheckoutFromCurrentCart({}, { client: site });
    const callbacks = { thankYouPageUrl: 'http://localhost:5173/thanks' };
    const request = { ecomCheckout: { checkoutId }, callbacks };
    const { redirectSession } = await createRedirectSession(request, { client: site });
    if (!redirectSession) throw new Error('The answer has no redirectSession.');
    const person = createPerson((url, init) => sandbox.fetch(new Request(url, init)));
    const { url } = pageOf(await person.open(redirectSession.fullUrl));
    if (password !== undefined) {
      await person.open(`${url}/sign-in`);
      await person.press('login', { email: 'ada@example.org', password });
    }
    return arrived(await person.press('pay')).href;
  };
  const { products } = await queryProducts({ query: { filter: { slug: 'oak-board' } } }, { client: site });
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: products[0]?.id ?? '' };
  expect(await paidOrder(await pay())).toMatchObject({ number: '10001' });
  // Node has no frame in which the page could sign in silently.
  expect(await paidOrder(await pay('sandbox-password'))).toBeUndefined();
});

test('tickets: a free seat is reserved, ordered and issued', async () => {
  const { stop, watch } = await import('./tickets.ts');
  expect(said()).toContain('0.00 no coupon was refused');
  expect(said()).toContain('FREE');
  expect(said()).toContainEqual(expect.stringMatching(/^You are coming .*\.ics$/));
  sandbox.advance('1m');
  await expect.poll(() => watch.getSnapshot().status).toBe('ready');
  expect(log).toHaveBeenLastCalledWith([expect.stringContaining('http')]);
  stop();
});

test('owner: an event is published, and a negative price is refused for its product only', async () => {
  await import('./owner.ts');
  expect(said().slice(0, 2)).toEqual([expect.stringMatching(/^(ignored|partial) 1$/), 'UPCOMING']);
  expect(sandbox.state.products.map(({ name }) => name)).toContain('Bowl');
});

test('calls: options, the openapi-fetch client, layers, a graph query and paging work as the page says', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  const { label } = await import('./calls.ts');
  expect(said()).toContain('200');
  expect(said().at(-1)).toBe('true');
  expect([label({ status: 'STARTED' }), label({ status: 'DRAFT' })]).toEqual(['Now', 'DRAFT']);
});

test('sessions: a new visitor gets a cookie with the page', async () => {
  const response = await handle(new Request('https://shop.test/'));
  expect(await response.json()).not.toEqual([]);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test('format: an amount is written, a typed amount is parsed, and the time of an event is shown in two zones', async () => {
  await import('./format.ts');
  expect(said()).toEqual([
    '1.234,50\u00A0€',
    '12.50',
    'Sa., 21. Nov. 2026, 20:00 MEZ Sa., 21. Nov. 2026, 14:00 GMT-5',
  ]);
});

test('members: sign-in at the login page and by password, and sign-out', async () => {
  await look();
  expect(await byPassword('ada@example.org', 'wrong')).toBe('FAILURE');
  expect(await goodbye()).toMatch(/^https:/);
  // A page with the storage of a tab, which keeps the pending attempt.
  vi.stubGlobal('document', {});
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', new URL('http://localhost:5173/shop'));
  expect(await leave()).toMatch(/^https:/);
  expect(kept.size).toBe(1);
});

test('members: a server signs in by password without a frame', async () => {
  const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
  const visitor = createClient({ auth: oauth({ clientId }) });
  expect(await onServer(visitor, 'ada@example.org', 'wrong')).toBe(false);
  expect(await onServer(visitor, 'ada@example.org', 'sandbox-password')).toBe(true);
  expect(visitor.session.getSnapshot().role).toBe('member');
});

test('members: the own account is for members, for whom alone its lists are emptied', async () => {
  expect(await ownAccount()).toBeUndefined();
  const id = sandbox.state.members[0]?.id ?? '';
  for (const phones of [['+49 30 901820'], []])
    await expect(savePhones(id, phones)).rejects.toMatchObject({ status: 403 });
});

test('hosts: a client of another host starts without an identity and calls that host', async () => {
  expect([local, gateway].map(({ session }) => session.getSnapshot().role)).toEqual(['none', 'none']);
  const { products } = await queryProducts({}, { client: local });
  expect(products).not.toEqual([]);
  expect(local.session.getSnapshot().role).toBe('visitor');
});

test('server rendering: the page has the data that the server read', async () => {
  const { products } = await queryProducts({}, { client: local });
  const [first] = products;
  const { script } = await onTheServer(new Request('https://shop.test/'), first?.id ?? '');
  expect(script).toContain(first?.name);
  expect(await inTheBrowser(script.slice('window.site = '.length))).toBeTruthy();
});

test('react: a loader reads for the components, which render with it', async () => {
  const { products } = await queryProducts({}, { client: local });
  const [first] = products;
  await loader(first?.id ?? '');
  expect(renderToString(createElement(App, { id: first?.id ?? '' }))).toContain(`<h1>${first?.name}</h1>`);
});
