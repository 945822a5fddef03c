import { vi } from 'vitest';
import { oauth } from '../../session/oauth.ts';
import type { TokenStorage } from '../../session/storage/storage.ts';
import { type ClientOptions, createClient } from '../client.ts';
import { request } from '../request.ts';
import type { Call, CallOptions, CallClient, OperationFacts, RepeatClass } from '../types.ts';

/** Record of one request to a fake host. */
export interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

type Reply = Response | Error | Promise<Response> | ((seen: Seen) => Response | Promise<Response>);

/**
 * A host that gives one reply after the other, and the last reply for all further requests. It records the requests.
 */
export const host = (...replies: Reply[]) => {
  const seen: Seen[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const now = { ...init, url, body: init.body ?? null } as unknown as Seen;
    seen.push(now);
    const reply = replies[Math.min(seen.length, replies.length) - 1];
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(now);
    return (await reply)?.clone() ?? Response.json({});
  };
  return { seen, fetch };
};

export const facts = (repeat: RepeatClass = 'read', more: Partial<OperationFacts> = {}): OperationFacts => ({
  id: 'operation',
  service: 'carts',
  repeat,
  identity: ['visitor'],
  prefixes: ['/ecom', '/_api/ecom-cart'],
  ...more,
});

/** Calls an operation of the given repeat class. */
export const call = (
  client: CallClient,
  repeat: RepeatClass = 'read',
  options: CallOptions = {},
  more: Partial<Call> = {},
): Promise<unknown> =>
  request({ url: '/v1/carts/current', method: 'GET', facts: facts(repeat), ...more }, { client, ...options });

/** A client of a fake host, without an identity. */
export const clientOf = (fetch: ClientOptions['fetch'], options: ClientOptions = {}) =>
  createClient({ fetch, host: 'https://shop.test', ...options });

/** A response of the token endpoint; its tokens contain the number. */
export const tokens = (n: number, more: object = {}): Response =>
  Response.json({ access_token: `AT${n}`, expires_in: 14_400, refresh_token: `RT${n}`, ...more });

/** A platform with separate replies for its token endpoint and for all other requests. */
export const platform = (tokenReplies: Reply[], replies: Reply[], storage?: TokenStorage) => {
  const endpoint = host(...tokenReplies);
  const api = host(...replies);
  const fetch = (url: string, init: RequestInit) =>
    (url.endsWith('/oauth2/token') ? endpoint : api).fetch(url, init);
  const site = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop', storage }) });
  return { site, fetch, tokenRequests: endpoint.seen, calls: api.seen };
};

/** The reason with which a promise rejected; fails if the promise resolved. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );

/** Uses fake timers, and makes every random pause as long as possible. */
export const fakeTime = (): void => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
};
