import { addToCurrentCart, getCurrentCart } from '../../generated/carts/index.ts';
import { createClient, oauth, requestCookies } from '../../src/index.ts';
import { forAll } from './for-all.ts';
import type { Crowd } from './next-visitors.ts';

/** Visitors at the same time; each sends two requests at most. */
const AT_ONCE = 16;
const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const CART_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A person with a browser that keeps the session cookie. */
interface Visitor {
  cookie: string;
  cartId: string;
}

/** The failures of a crowd: the number of visitors for each sentence. */
type Failures = Map<string, number>;

const noted = (failures: Failures, holds: boolean, sentence: string): void => {
  if (!holds) failures.set(sentence, (failures.get(sentence) ?? 0) + 1);
};

/** The refresh token in a session cookie: two identities never have the same one. */
const refreshTokenIn = (cookie: string): string => cookie.split('~')[3] ?? '';

/** Sends a request as a browser does, and keeps the session cookie of the response. */
const open = async (visitor: Visitor, address: string, init: RequestInit = {}): Promise<string> => {
  const headers = new Headers(visitor.cookie === '' ? [] : [['cookie', visitor.cookie]]);
  const response = await fetch(address, { ...init, headers, redirect: 'manual' });
  for (const line of response.headers.getSetCookie())
    if (line.includes('vitrine-'))
      visitor.cookie = line.includes('Max-Age=0') ? '' : (line.split('; ', 1)[0] ?? '');
  const html = await response.text();
  if (response.status !== 200) throw new Error(`The shop answers ${response.status}: ${html.slice(0, 500)}`);
  return html.replaceAll('<!-- -->', '');
};

/** The client of a visitor, which speaks to the platform itself. */
const clientOf = ({ cookie }: Visitor, host: string) => {
  const storage = requestCookies(new Headers({ cookie }), { secure: false, httpOnly: false });
  return createClient({ host, auth: oauth({ clientId, storage }) });
};

/** The form of the Server Action as a page without scripts sends it. */
const formOf = (html: string, product: string): FormData => {
  const form = new FormData();
  for (const [input] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const named = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    form.append(named('name'), named('value').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  form.append('product', product);
  return form;
};

/** A new visitor of the page, with one piece in the cart. */
const arrives = async ({ address, host, product }: Omit<Crowd, 'renewals'>): Promise<Visitor> => {
  const visitor = { cookie: '', cartId: '' };
  await open(visitor, address);
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product };
  const client = clientOf(visitor, host);
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  client.session.dispose();
  return { ...visitor, cartId: cart?.id ?? '' };
};

/**
 * Lets a crowd of visitors come back when their tokens have expired: each opens a link and adds a piece at the same time.
 * @param expire Waits until the tokens of all visitors have expired.
 * @throws Error that says for how many visitors what failed: a shared identity, a lost or foreign cart, a lost piece.
 */
export const keepsCrowd = async (
  crowd: Omit<Crowd, 'renewals'>,
  count: number,
  expire: () => Promise<void>,
): Promise<void> => {
  const failures: Failures = new Map();
  const visitors = await forAll([...Array(count).keys()], AT_ONCE, () => arrives(crowd));
  const carts = new Set(visitors.map(({ cartId }) => cartId));
  const identities = new Set(visitors.map(({ cookie }) => refreshTokenIn(cookie)));
  if (identities.size < count)
    failures.set('shared: visitors got the identity of another visitor', count - identities.size);
  if (carts.size < count)
    failures.set('shared: visitors got the cart of another visitor', count - carts.size);
  const form = formOf(await open({ cookie: '', cartId: '' }, crowd.address), crowd.product);

  const looks = async (visitor: Visitor, moment: string, init?: RequestInit): Promise<string> => {
    const html = await open(visitor, crowd.address, init).catch((error: unknown) => String(error));
    const shown = new Set(html.match(CART_ID)?.filter((id) => carts.has(id)));
    noted(failures, shown.delete(visitor.cartId), `lost: visitors do not see their cart ${moment}`);
    noted(failures, shown.size === 0, `mixed: visitors see the cart of another visitor ${moment}`);
    return html;
  };
  await expire();
  await forAll(visitors, AT_ONCE, async (visitor) => {
    await Promise.all([
      looks(visitor, 'on the opened link'),
      looks(visitor, 'after the added piece', { method: 'POST', body: form }),
    ]);
    noted(failures, visitor.cookie !== '', 'overwritten: visitors have no session cookie any more');
  });
  await expire();
  await forAll(visitors, AT_ONCE, async (visitor) => {
    const html = await looks(visitor, 'when they come back');
    noted(failures, html.includes('2 x Low Carafe'), 'lost: visitors do not have both pieces');
    const client = clientOf(visitor, crowd.host);
    const cartId = await getCurrentCart({ client }).then(
      ({ cart }) => cart?.id,
      () => undefined,
    );
    client.session.dispose();
    noted(
      failures,
      cartId === visitor.cartId,
      'overwritten: the cookie of visitors belongs to another identity',
    );
  });
  if (failures.size > 0)
    throw new Error(
      [...failures].map(([sentence, times]) => `${sentence} (${times} of ${count})`).join('\n'),
    );
};

/**
 * Submits the form of a Server Action behind a proxy that does not pass the public host on: the server sees its own.
 * @param inside The address at which the proxy calls the server.
 * @throws Error when the form of the public address is refused, or the form of another site is accepted.
 */
export const acceptsOwnForms = async (inside: string, address: string, product: string): Promise<void> => {
  const submit = async (origin: string): Promise<string> => {
    const visitor = { cookie: '', cartId: '' };
    const body = formOf(await open(visitor, inside), product);
    const response = await fetch(inside, {
      method: 'POST',
      body,
      headers: { origin, cookie: visitor.cookie },
      redirect: 'manual',
    });
    return (await response.text()).replaceAll('<!-- -->', '');
  };
  if (!(await submit(address)).includes('is in your cart'))
    throw new Error('The form of the shop is refused.');
  if ((await submit('https://shop.example')).includes('is in your cart'))
    throw new Error('The form of another site is accepted.');
};

/**
 * Uses a route without a proxy in front of it, whose calls the framework may cache: two new visitors each add a piece, and
 * the first one adds a second piece.
 * @throws Error when they get one identity or one cart, or the second piece is missing.
 */
export const keepsVisitorsApart = async (address: string): Promise<void> => {
  const ask = async (cookie: string) => {
    const response = await fetch(`${address}/pieces`, { method: 'POST', headers: { cookie } });
    const session = response.headers.getSetCookie().find((line) => line.includes('vitrine-'));
    const cart = (await response.json()) as { readonly id: string; readonly count: number };
    return { ...cart, cookie: session?.split('; ', 1)[0] ?? cookie };
  };
  const [first, second] = [await ask(''), await ask('')];
  if (refreshTokenIn(first.cookie) === refreshTokenIn(second.cookie))
    throw new Error('shared: two new visitors got one identity');
  if (first.id === second.id) throw new Error('shared: two new visitors got one cart');
  const again = await ask(first.cookie);
  if (again.id !== first.id) throw new Error('lost: the second piece is in another cart');
  if (again.count !== 2) throw new Error(`lost: after two pieces the cart has ${again.count}`);
};

/** The route of this check: it adds a piece with the call itself, so that two additions are equal requests. */
export const piecesRoute = (product: string): string => `import type { NextRequest } from 'next/server';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { withClient } from '../session';

export const fetchCache = 'default-cache';

const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: '${product}' };

export const POST = (request: NextRequest) =>
  withClient(request, async (client) => {
    await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
    const { cart } = await getCurrentCart({ client });
    return Response.json({ id: cart.id, count: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) });
  });
`;
