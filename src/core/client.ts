import type { Auth, ConnectedAuth } from '../session/types.ts';
import { rejectHere } from './errors/base.ts';
import { policy } from './policy.ts';
import { prepare } from './prepare.ts';
import { checkedHost, type PrefixOverrides } from './prefix.ts';
import type { AnyService } from './service-facts.ts';
import type {
  Answer,
  CallClient,
  CallDefaults,
  CallLimits,
  CallsAs,
  CallOptions,
  HeaderValues,
  Identity,
  Layer,
  OperationFacts,
  OutgoingCall,
  Stops,
} from './types.ts';
import type { Fetch } from './wire.ts';

/** The API host of the platform. */
export const DEFAULT_HOST = 'https://www.wixapis.com';

export interface ClientOptions<
  Connected extends ConnectedAuth = ConnectedAuth,
  Services extends readonly AnyService[] = readonly AnyService[],
  Can extends Identity = Identity,
> extends CallLimits {
  /** Who calls: `oauth({ clientId })`, `apiKey({ key })` or `app({ … })`. Without it calls carry no token. */
  readonly auth?: Auth<Connected, Can> | undefined;
  /** Address that calls go to; a path in it is kept. Default: {@link DEFAULT_HOST}. */
  readonly host?: string | undefined;
  /** Path prefixes by service, in place of those that the kind of host has. */
  readonly prefixes?: PrefixOverrides | undefined;
  /**
   * Services that get a raw face: `services: [carts]` with `import { carts } from 'vitrine/carts/openapi'` gives `site.carts`.
   * Named operations and hooks need none.
   */
  readonly services?: Services | undefined;
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

/**
 * A raw face for each service that the client was given: `carts`, `catalogV1`, … Of a client that can only be a visitor
 * or a member it offers the calls that these may make.
 */
export type Faces<Services extends readonly AnyService[], Can extends Identity = Identity> = {
  readonly [Given in Services[number] as Given['property']]: [Can] extends ['visitor' | 'member']
    ? NonNullable<Given['publicFace']>
    : ReturnType<Given['face']>;
};

/** What `createClient` makes: the session of its identity, and a raw face for each service that it was given. */
export type VitrineClient<
  Connected extends ConnectedAuth = ConnectedAuth,
  Services extends readonly AnyService[] = readonly [],
  Can extends Identity = Identity,
> = Faces<Services, Can> &
  // Who can be everybody, or is not known, bears no mark: such a client is taken everywhere.
  (Identity extends Can ? CallClient : CallClient & CallsAs<Can>) & {
    /** Where calls go, without a slash at the end. */
    readonly host: string;
    /** The session, when the identity has one: `oauth()` has. */
    readonly session: Connected['session'];
  };

/**
 * Makes a client. It holds no connection and starts nothing, so that a server can make one for each request; two
 * clients share nothing.
 * @throws ValidationError (`invalid-host`) when `host` is no address.
 */
export const createClient = <
  Connected extends ConnectedAuth = ConnectedAuth,
  const Services extends readonly AnyService[] = readonly [],
  Can extends Identity = Identity,
>(
  options: ClientOptions<Connected, Services, Can> = {},
): VitrineClient<Connected, Services, NoInfer<Can>> => {
  const { services } = options;
  const host = checkedHost(options.host ?? DEFAULT_HOST);
  const stops: Stops = new Set();
  const send = async (call: OutgoingCall, own: CallOptions, defaults: CallDefaults): Promise<Answer> => {
    const request = prepare(call, own, defaults, stops);
    const response = await layers(request).catch(rejectHere);
    own.onResponse?.(response);
    return { response, data: request.answer, attempts: request.attempts, role: request.role };
  };
  const auth = options.auth?.connect({
    host,
    stops,
    // Class `read`: after an ambiguous loss, the same refresh token is the only chance there is (security 4.2).
    post: (url, data, own = {}, repeat = 'read') => {
      const facts: OperationFacts = { id: 'createToken', service: 'oauth2', repeat, identity: [] };
      const defaults = { attemptTimeout: options.tokenTimeout ?? 10_000 };
      return send({ service: 'oauth2', url, data, method: 'POST', facts }, own, defaults);
    },
  });
  const layers = policy({ ...options, host, auth });

  const client: CallClient & Record<string, unknown> = {
    host,
    session: auth?.session,
    send: (call, own = {}) => send(call, own, options),
  };
  for (const { property, face } of services ?? []) client[property] = face(client);
  return client as unknown as VitrineClient<Connected, Services, Can>;
};
