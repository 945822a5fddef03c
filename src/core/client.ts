import type { Auth, ConnectedAuth } from './identity/auth.ts';
import { rejectHere } from './errors/base.ts';
import type { BoundServices, NoServices, Services } from './bound-services.ts';
import { type AnyCall, callWith } from './call.ts';
import { notify } from './listener.ts';
import { openPage } from './open-page.ts';
import { policy } from './policy.ts';
import { assertNumbers } from './numbers.ts';
import { assertLimits, prepare } from './prepare.ts';
import { checkedHost, type PrefixOverrides } from './prefix.ts';
import type {
  Call,
  CallClient,
  CallDefaults,
  CallLimits,
  CallsAs,
  CallOptions,
  CallResult,
  HeaderValues,
  Identity,
  Layer,
  Stops,
} from './types.ts';
import { tokenFacts } from './token-request.ts';
import type { Fetch } from './wire.ts';

/** The API host of the platform. */
export const DEFAULT_HOST = 'https://www.wixapis.com';

export interface ClientOptions<
  Connected extends ConnectedAuth = ConnectedAuth,
  Can extends Identity = Identity,
  Given extends Services = NoServices,
> extends CallLimits {
  /**
   * Identity of the calls: `oauth({ clientId })`, `apiKey({ key })` or `app({ … })`. Without it, calls carry no token.
   */
  readonly auth?: Auth<Connected, Can> | undefined;
  /** Address of the calls, with an optional path. Default: {@link DEFAULT_HOST}. */
  readonly host?: string | undefined;
  /** Path prefixes by service, in place of those for this kind of host. */
  readonly prefixes?: PrefixOverrides | undefined;
  /**
   * Services whose calls are members of the client: with `import * as carts from 'vitrine/carts'`, `services: { carts
   * }` gives `site.carts.getCurrentCart()`. The type of the client has only the calls that the identity may make. A
   * bundle includes all calls of these services. A service cannot have the name of a member of the client.
   */
  readonly services?: Given | undefined;
  /** In place of the platform's fetch. */
  readonly fetch?: Fetch | undefined;
  /** Time limit of each attempt of a token request, in milliseconds. Default 10,000. */
  readonly tokenTimeout?: number | undefined;
  /** Sent with every call except token requests. */
  readonly headers?: HeaderValues | undefined;
  /**
   * Layers around every call and every token request, the first one outermost: `callLog(listener)`, or your own
   * `(next) => (request) => next(request)`. Default: none.
   */
  readonly layers?: readonly Layer[] | undefined;
}

/** The client that `createClient` makes: the session of its identity, and the calls of the given services. */
export type VitrineClient<
  Connected extends ConnectedAuth = ConnectedAuth,
  Can extends Identity = Identity,
  Given extends Services = NoServices,
> = BoundServices<Given, Can> &
  // If the identity is unknown or can be any, the client has no mark: every call takes it.
  (Identity extends Can ? CallClient : CallClient & CallsAs<Can>) & {
    /** Host of the calls, without a trailing slash. */
    readonly host: string;
    /** Makes a call that has no description. */
    readonly call: AnyCall;
    /** The session, if the identity has one, as `oauth()` does. */
    readonly session: Connected['session'];
  };

/**
 * Creates a client. It opens no connection and starts nothing, so a server can create one for each request; two clients
 * share nothing.
 * @throws ValidationError: `invalid-host` if `host` is not an address, `invalid-option` for a limit that is no number from
 * 0, `reserved-name` if a service has the name of a member of the client.
 */
export const createClient = <
  Connected extends ConnectedAuth = ConnectedAuth,
  Can extends Identity = Identity,
  Given extends Services = NoServices,
>(
  options: ClientOptions<Connected, Can, Given> = {},
): VitrineClient<Connected, NoInfer<Can>, NoInfer<Given>> => {
  const host = checkedHost(options.host ?? DEFAULT_HOST);
  assertLimits(options);
  assertNumbers({ tokenTimeout: options.tokenTimeout });
  const stops: Stops = new Set();
  const send = async (call: Call, own: CallOptions, defaults: CallDefaults): Promise<CallResult> => {
    const request = prepare(call, own, defaults, stops);
    const answer = await layers(request).catch(rejectHere);
    notify(own.onResponse, answer.response);
    return { ...answer, ...request.progress };
  };
  const auth = options.auth?.connect({
    host,
    stops,
    open: (address, own) => openPage(options.fetch, stops, address, own),
    // Class `read`: after a failure with an unknown effect, only a repeat with the same refresh token can keep the
    // session.
    post: (url, data, own = {}, repeat = 'read') =>
      send({ url, method: 'POST', data, facts: { ...tokenFacts, repeat } }, own, {
        attemptTimeout: options.tokenTimeout ?? 10_000,
      }),
  });
  const layers = policy(options, host, auth);

  const client: CallClient & Record<string, unknown> = {
    host,
    session: auth?.session,
    send: (call, own = {}) => send(call, own, options),
  };
  client['call'] = callWith(client);
  for (const [name, service] of Object.entries<Services[string]>(options.services ?? {}))
    service?.bindCalls(client, name, service);
  return client as unknown as VitrineClient<Connected, Can, Given>;
};
