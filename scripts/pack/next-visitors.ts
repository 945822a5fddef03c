import { addToCurrentCart } from '../../generated/carts/index.ts';
import { createClient, oauth, requestCookies } from '../../src/index.ts';
import { forAll } from './for-all.ts';

/** Requests of each visitor with one expired token, as from a page that is opened in two tabs. */
const TABS = 2;
/** Maximum number of requests in flight. */
const AT_ONCE = 40;

export interface Crowd {
  /** Address of the program. */
  readonly address: string;
  /** Address of the sandbox. */
  readonly host: string;
  /** Id of a product of the shop. */
  readonly product: string;
  /** Number of renewals that the sandbox has answered so far. */
  readonly renewals: () => number;
}

interface Visitor {
  /** The session cookie as `name=value`. */
  readonly cookie: string;
  readonly cartId: string;
}

const plain = { secure: false, httpOnly: false } as const;

/** A new visitor of the page, with a cart. */
const newVisitor = async ({ address, host, product }: Crowd): Promise<Visitor> => {
  const response = await fetch(address);
  const cookie = response.headers.getSetCookie()[0]?.split('; ')[0] ?? '';
  await response.text();
  const client = openVisit(host, cookie).client;
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product };
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  return { cookie, cartId: cart?.id ?? '' };
};

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

const openVisit = (host: string, cookie: string) => {
  const storage = requestCookies(new Headers({ cookie }), plain);
  return { storage, client: createClient({ host, auth: oauth({ clientId, storage }) }) };
};

/** The cookie of a visitor whose access token has expired. */
const expired = async (host: string, cookie: string): Promise<string> => {
  const { storage, client } = openVisit(host, cookie);
  const tokens = await client.session.getTokens();
  if (!tokens) throw new Error(`The page has set no session: ${cookie}`);
  const key = `${clientId}@${host}`;
  await storage.save(key, { ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } });
  return storage.cookieHeader();
};

/**
 * Lets many visitors with expired tokens come back at once, each in two tabs.
 * @throws Error when a visitor loses the cart or sees the cart of another visitor, or when the number of renewals is not
 * one for each expired token.
 */
export const serveCrowd = async (crowd: Crowd, count: number): Promise<void> => {
  const visitors = await forAll([...Array(count).keys()], AT_ONCE, () => newVisitor(crowd));
  const carts = new Set(visitors.map(({ cartId }) => cartId));
  if (carts.size !== count) throw new Error(`${count} visitors have ${carts.size} carts.`);
  const returning = await forAll(visitors, AT_ONCE, async ({ cookie, cartId }) => ({
    cookie: await expired(crowd.host, cookie),
    cartId,
  }));
  const before = crowd.renewals();
  const wrong = await forAll(
    returning.flatMap((visitor) => Array.from({ length: TABS }, () => visitor)),
    AT_ONCE,
    async ({ cookie, cartId }) => {
      const html = await (await fetch(crowd.address, { headers: { cookie } })).text();
      const shown = new Set(
        html.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g)?.filter((id) => carts.has(id)),
      );
      return { lost: !shown.delete(cartId), mixed: shown.size > 0 };
    },
  );
  const lost = wrong.filter((one) => one.lost).length;
  const mixed = wrong.filter((one) => one.mixed).length;
  const renewals = crowd.renewals() - before;
  if (lost + mixed > 0 || renewals !== count)
    throw new Error(
      `${count} visitors, ${wrong.length} pages: ${lost} lost, ${mixed} mixed, ${renewals} renewals.`,
    );
};
