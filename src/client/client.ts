import type { Client as OpenapiClient } from 'openapi-fetch';
import { prefixes as table, type ServiceName, type ServicePaths } from '../../generated/services.ts';
import type { Auth, ConnectedAuth } from '../auth/types.ts';
import { createFace } from '../transport/face.ts';
import { policy } from '../transport/policy.ts';
import { checkedHost, type PrefixOverrides } from '../transport/prefix.ts';
import { sleep } from '../transport/sleep.ts';
import type {
  CallClient,
  CallEvent,
  Face,
  HeaderValues,
  Runtime,
  Send,
  Timeout,
} from '../transport/types.ts';
import type { Fetch } from '../transport/wire.ts';
import { factsLookup, type ServiceFacts } from './facts.ts';
import { tokenRequest } from './token-request.ts';

/** The API host of the platform. */
export const DEFAULT_HOST = 'https://www.wixapis.com';

export interface ClientOptions<Connected extends ConnectedAuth = ConnectedAuth> {
  /** Who calls: `oauth({ clientId })`. Without it calls carry no token. */
  readonly auth?: Auth<Connected> | undefined;
  /** Address that calls go to; a path in it is kept. Default: {@link DEFAULT_HOST}. */
  readonly host?: string | undefined;
  /** Path prefixes by service, in place of those that the kind of host has. */
  readonly prefixes?: PrefixOverrides | undefined;
  /** `facts` of the services whose raw face may repeat calls; named operations bring their own. */
  readonly services?: readonly ServiceFacts[] | undefined;
  /** In place of the platform's fetch. */
  readonly fetch?: Fetch | undefined;
  /** Default: 30 s for each attempt and 60 s for the call. */
  readonly timeout?: Timeout | undefined;
  /** How often a call may be repeated, as far as its class allows it. Default 2. */
  readonly retries?: number | undefined;
  /** Sent with every call but token requests. */
  readonly headers?: HeaderValues | undefined;
  /** Hears of each call when it has ended. Default: nobody does. */
  readonly onCall?: ((event: CallEvent) => void) | undefined;
  /** Clock, randomness and pauses, for tests. */
  readonly runtime?: Partial<Runtime> | undefined;
}

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** One openapi-fetch client for each service: `carts`, `catalogV1`, … */
export type Faces = { readonly [Name in ServiceName as CamelCase<Name>]: OpenapiClient<ServicePaths[Name]> };

/** What `createClient` makes: a face for each service, and the session of its identity. */
export type VitrineClient<Connected extends ConnectedAuth = ConnectedAuth> = Faces &
  CallClient & {
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
export const createClient = <Connected extends ConnectedAuth = ConnectedAuth>(
  options: ClientOptions<Connected> = {},
): VitrineClient<Connected> => {
  const {
    fetch = (url, init) => globalThis.fetch(url, init),
    prefixes,
    onCall,
    headers,
    timeout,
    retries,
  } = options;
  const url = checkedHost(options.host ?? DEFAULT_HOST);
  const host = url.href.replace(/\/+$/, '');
  const runtime: Runtime = { now: Date.now, random: Math.random, sleep, ...options.runtime };
  const auth = options.auth?.connect({
    host,
    now: runtime.now,
    post: (path, body, extra) => send(tokenRequest(path, body, extra)),
  });
  const send: Send = policy({ fetch, host: url, table, prefixes, onCall, runtime, auth });
  const factsOf = factsLookup(options.services);
  const faces = new Map<ServiceName, Face>();

  const face = (service: ServiceName): Face => {
    let found = faces.get(service);
    if (!found) {
      found = createFace({ service, send, headers, timeout, retries, factsOf: factsOf(service) });
      faces.set(service, found);
    }
    return found;
  };
  const client = { host, session: auth?.session, face };
  for (const service of Object.keys(table) as ServiceName[])
    Object.defineProperty(client, camelCase(service), { enumerable: true, get: () => face(service) });
  return client as unknown as VitrineClient<Connected>;
};

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
