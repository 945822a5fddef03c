import type { Cart } from '../../../generated/carts/types.ts';
import { memberAt } from '../../core/json.ts';
import { oauth } from '../../session/oauth.ts';
import { createClient } from '../../core/client.ts';
import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import type { SandboxOptions } from '../../../sandbox/control/sandbox.ts';
import type { CartEstimate } from '../backend.ts';
import { type Version, versions } from './versions.ts';
import { CLIENT_ID, ORIGIN, productOf, referenceTo } from '../../../sandbox/testing/shopper.ts';

/**
 * The simulated result of a request. `done`: it is carried out. `unreached`: it never reaches the platform. `lost`: it is
 * carried out, but its response is lost. `broken`: it is rejected with a 500. `missing`: the host does not have the call.
 */
export type Fate = 'done' | 'unreached' | 'lost' | 'broken' | 'missing';

/** A request that the client sent to the carts service. */
export interface SeenCall {
  readonly name: string;
  readonly family: 'v1' | 'v2';
  readonly body: unknown;
}

export interface ShopOptions extends SandboxOptions {
  /** The version of the cart that the program uses. Default: the first. */
  readonly version?: Version;
  /** Chooses the result of a request to the carts service, and may delay the request. */
  readonly onCall?: (call: SeenCall) => Fate | Promise<Fate>;
  /** May delay the response. */
  readonly onAnswer?: (call: SeenCall) => void | Promise<void>;
}

/** A client of one visitor over the sandbox, without a network. */
export const openShop = ({ onCall, onAnswer, version = versions[0], ...options }: ShopOptions = {}) => {
  const { backend, path: current } = version;
  const sandbox = createSandbox({ clock: 'frozen', ...options });
  const calls: SeenCall[] = [];
  /** The line amounts that the responses contained, each with the quantity of its line. */
  const named = new Set<string>();
  const name = (cart: Cart | undefined): void => {
    for (const line of cart?.lineItems ?? [])
      named.add(amountOf(line.id, line.quantity, line.lineItemPrice?.amount));
  };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.includes('/carts/')) return sandbox.fetch(new Request(url, init));
    const path = url.slice(url.indexOf('current') + 'current'.length + 1);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const family = url.includes('/v2/carts/') ? ('v2' as const) : ('v1' as const);
    const call = { name: `${init.method ?? 'GET'} ${path}`.trim(), family, body };
    calls.push(call);
    const fate = (await onCall?.(call)) ?? 'done';
    if (fate === 'unreached') throw new TypeError('fetch failed');
    if (fate === 'broken') return Response.json({ message: 'Broken', details: {} }, { status: 500 });
    if (fate === 'missing') return Response.json({ message: '', details: {} }, { status: 404 });
    const response = await sandbox.fetch(new Request(url, init));
    if (response.ok) name(backend.cartOf(await response.clone().json()));
    await onAnswer?.(call);
    if (fate === 'lost') throw new TypeError('fetch failed');
    return response;
  };
  const client = createClient({ host: ORIGIN, auth: oauth({ clientId: CLIENT_ID }), fetch, retries: 0 });

  /** The platform's cart at this moment, read directly from the sandbox; null if there is no cart. */
  const truth = async (): Promise<Cart | null> => {
    const { body } = await direct('GET', current);
    return backend.cartOf(body) ?? null;
  };
  const direct = async (method: string, path: string, body?: unknown) => {
    const tokens = await client.session.getTokens();
    if (!tokens) return { status: 404, body: undefined };
    const { status, body: text } = sandbox.handle({
      method,
      url: new URL(`${ORIGIN}/ecom${path}`),
      header: (header) =>
        ({ authorization: tokens.accessToken.value, 'content-type': 'application/json' })[
          header.toLowerCase()
        ] ?? null,
      text: body === undefined ? '' : JSON.stringify(body),
    });
    return { status, body: JSON.parse(String(text)) as unknown };
  };
  /** The platform's estimate at this moment, read directly from the sandbox. */
  const estimate = async (): Promise<string | undefined> => {
    const { body } = await direct(
      'POST',
      `${current}/${version.calls.estimate.slice('POST '.length)}`,
      version.estimate,
    );
    const { priceSummary } = Object(memberAt(body, 'summary') ?? body) as Partial<CartEstimate>;
    return priceSummary?.total.amount;
  };

  return {
    sandbox,
    client,
    version,
    calls,
    named,
    truth,
    estimate,
    direct,
    /** The quantity of a line in the sandbox at this moment. */
    quantityOf: (lineId: string) =>
      Object.values(sandbox.state.carts)
        .flatMap(({ lines }) => lines)
        .find(({ id }) => id === lineId)?.quantity,
    /** An item to add, by the slug of its product. */
    item: (slug: string, quantity = 1, choices: Record<string, string> = {}) => ({
      quantity,
      catalogReference: referenceTo(sandbox, slug, choices),
    }),
    idOf: (slug: string) => productOf(sandbox, slug).id,
    /** The stock of a product at this moment; Infinity if its pieces are not counted. */
    stockOf: (productId: string) =>
      sandbox.state.products.find(({ id }) => id === productId)?.quantity ?? Infinity,
    callsOf: (start: string) => calls.filter((call) => call.name.startsWith(start)),
  };
};

export type Shop = ReturnType<typeof openShop>;

/** An amount of a line as text, for comparison. */
export const amountOf = (id: string, quantity: number, amount: string | undefined): string =>
  `${id} ${quantity} ${amount ?? 'none'}`;
