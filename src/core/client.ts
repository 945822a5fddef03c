import type { Auth, ConnectedAuth } from './identity/auth.ts';
import { rejectHere } from './errors/base.ts';
import type { BoundServices, NoServices, Services } from './bound-services.ts';
import { type AnyCall, callWith } from './call.ts';
import { policy } from './policy.ts';
import { prepare } from './prepare.ts';
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
  OperationFacts,
  Stops,
} from './types.ts';
import type { Fetch } from './wire.ts';

/** The API host of the platform. */
export const DEFAULT_HOST = 'https://www.wixapis.com';

export interface ClientOptions<
  Connected extends ConnectedAuth = ConnectedAuth,
  Can extends Identity = Identity,
  Given extends Services = NoServices,
> extends CallLimits {
  /**
   * Identity of the calls: `oauth({ clientId })`, `apiKey({ key })` or `app({ … })`. Without it calls carry no token.
   */
  readonly auth?: Auth<Connected, Can> | undefined;
  /** Address that calls go to; a path in it is kept. Default: {@link DEFAULT_HOST}. */
  readonly host?: string | undefined;
  /** Path prefixes by service, in place of those that the kind of host has. */
  readonly prefixes?: PrefixOverrides | undefined;
  /**
   * Services whose calls stand on the client: with `import * as carts from 'vitrine/carts'`, `services: { carts }` gives
   * `site.carts.getCurrentCart()`. Calls that the identity may not make are absent from its type. A bundle holds all
   * calls of these services. A service cannot have the name of a member of the client.
   */
  readonly services?: Given | undefined;
  /** In place of the platform's fetch. */
  readonly fetch?: Fetch | undefined;
  /** Each attempt of a token request, in milliseconds. Default 10,000. */
  readonly tokenTimeout?: number | undefined;
  /** Sent with every call but token requests. */
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
  // A client whose identity can be any, or is not known, has no mark: every call takes it.
  (Identity extends Can ? CallClient : CallClient & CallsAs<Can>) & {
    /** Host of the calls, without a slash at the end. */
    readonly host: string;
    /** Makes a call that no description has. */
    readonly call: AnyCall;
    /** The session, when the identity has one: `oauth()` has. */
    readonly session: Connected['session'];
  };

/**
 * Makes a client. It holds no connection and starts nothing, so that a server can make one for each request; two
 * clients share nothing.
 * @throws ValidationError (`invalid-host`) when `host` is not an address, `reserved-name` when a service has the name of a
 * member of the client.
 */
export const createClient = <
  Connected extends ConnectedAuth = ConnectedAuth,
  Can extends Identity = Identity,
  Given extends Services = NoServices,
>(
  options: ClientOptions<Connected, Can, Given> = {},
): VitrineClient<Connected, NoInfer<Can>, NoInfer<Given>> => {
  const host = checkedHost(options.host ?? DEFAULT_HOST);
  const stops: Stops = new Set();
  const send = async (call: Call, own: CallOptions, defaults: CallDefaults): Promise<CallResult> => {
    const request = prepare(call, own, defaults, stops);
    const answer = await layers(request).catch(rejectHere);
    own.onResponse?.(answer.response);
    return { ...answer, ...request.progress };
  };
  const auth = options.auth?.connect({
    host,
    stops,
    // Class `read`: after an ambiguous loss, repeating the same refresh token is the only way to keep the session.
    post: (url, data, own = {}, repeat = 'read') => {
      const facts: OperationFacts = { id: 'createToken', service: 'oauth2', repeat, identity: [] };
      const defaults = { attemptTimeout: options.tokenTimeout ?? 10_000 };
      return send({ url, data, method: 'POST', facts }, own, defaults);
    },
  });
  const layers = policy({ ...options, host, auth });

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
