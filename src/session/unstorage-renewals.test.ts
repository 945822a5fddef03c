import { createStorage } from 'unstorage';
import { expect, test } from 'vitest';
import { createClient } from '../core/client.ts';
import { call, failureOf, platform, type Seen, tokens } from '../core/testing/fakes.ts';
import { oauth } from './oauth.ts';
import { unstorageStorage, type UnstorageOptions } from './storage/unstorage-storage.ts';

// A server creates a client for each request, and one visitor may send several requests at the same time.

const expired = {
  accessToken: { value: 'AT-old', expiresAt: 1 },
  refreshToken: { value: 'RT-old', role: 'member' as const },
};
const later = (response: Response) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(response), 10));

/** Accepts each refresh token once, as a platform with rotation does. */
const rotating = () => {
  const spent = new Set<string>();
  return ({ body }: Seen) => {
    const { refreshToken = '' } = JSON.parse(body ?? '{}') as { refreshToken?: string };
    const isSpent = spent.has(refreshToken);
    spent.add(refreshToken);
    return later(isSpent ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : tokens(spent.size));
  };
};

/** A slow store, the platform, and a client for each request. */
const server = async (endpoint: (seen: Seen) => Response | Promise<Response> = rotating()) => {
  const inner = createStorage();
  const pause = () => new Promise((resolve) => void setTimeout(resolve, 3));
  const storage = {
    getItem: async (key: string) => pause().then(() => inner.getItem(key)),
    setItem: async (key: string, value: string) => pause().then(() => inner.setItem(key, value)),
    removeItem: async (key: string) => pause().then(() => inner.removeItem(key)),
  };
  const { fetch, tokenRequests, calls } = platform([endpoint], [Response.json({ fine: true })]);
  const clientOf = (options: Partial<UnstorageOptions> = {}) => {
    const kept = unstorageStorage(storage, { sessionId: 'one', ...options });
    return createClient({
      fetch,
      host: 'https://shop.test',
      auth: oauth({ clientId: 'shop', storage: kept }),
    });
  };
  const member = async (sessionId: string) => clientOf({ sessionId }).session.setTokens(expired);
  await member('one');
  return { clientOf, member, tokenRequests, calls };
};
const ten = <T>(make: () => T) => Array.from({ length: 10 }, make);

test('concurrent requests of one visitor send one token request and keep the visitor', async () => {
  const { clientOf, tokenRequests, calls } = await server();
  const sites = ten(clientOf);
  await Promise.all(sites.map((site) => call(site, 'adds')));
  expect(tokenRequests).toHaveLength(1);
  expect(new Set(calls.map(({ headers }) => headers['authorization']))).toEqual(new Set(['AT1']));
  expect(new Set(sites.map(({ session }) => session.getSnapshot().role))).toEqual(new Set(['member']));
});

test('all waiting requests share a failure, and the next request sends a new token request', async () => {
  let isDown = true;
  const refused = () => later(Response.json({}, { status: 403 }));
  const { clientOf, tokenRequests } = await server(() => (isDown ? refused() : tokens(1)));
  const failures = await Promise.all(ten(clientOf).map((site) => failureOf(call(site))));
  for (const failure of failures) expect(failure).toMatchObject({ code: 'token-unavailable' });
  expect(tokenRequests).toHaveLength(1);
  isDown = false;
  await expect(call(clientOf())).resolves.toEqual({ fine: true });
});

test('if the renewing request signs out, the waiting requests renew by themselves', async () => {
  let answer: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => void (answer = resolve));
  const { clientOf, tokenRequests } = await server(({ body }) =>
    body?.includes('RT-old') ? held : tokens(2),
  );
  const [first, other] = [clientOf(), clientOf()];
  const left = failureOf(call(first, 'adds'));
  await expect.poll(() => tokenRequests.length).toBe(1);
  const waiting = call(other);
  await first.session.signOut();
  answer(tokens(1));
  expect(await left).toMatchObject({ code: 'session-changed' });
  await expect(waiting).resolves.toEqual({ fine: true });
  expect(other.session.getSnapshot().role).toBe('visitor');
});

test('different visitors, and different stores, do not share renewals', async () => {
  const { clientOf, member, tokenRequests } = await server(() => later(tokens(1)));
  await member('two');
  const elsewhere = await server(() => later(tokens(1)));
  await Promise.all(
    [clientOf(), clientOf({ sessionId: 'two' }), elsewhere.clientOf()].map((site) => call(site)),
  );
  expect([tokenRequests.length, elsewhere.tokenRequests.length]).toEqual([2, 1]);
});

test('with `sharedRenewal: false` no request waits for another', async () => {
  const { clientOf, tokenRequests } = await server(() => later(tokens(1)));
  await Promise.all(ten(() => clientOf({ sharedRenewal: false })).map((site) => call(site)));
  expect(tokenRequests).toHaveLength(10);
});
