import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login } from '../../generated/auth/index.ts';
import { createClient } from '../core/client.ts';
import { isNetworkError } from '../core/errors/index.ts';
import { call, failureOf, host, platform, tokens } from '../core/testing/fakes.ts';
import { oauth } from './oauth.ts';
import { memoryStorage, type TokenStorage } from './storage/storage.ts';
import type { Tokens } from '../core/identity/tokens.ts';

const NOW = Date.UTC(2026, 0, 1);
const SECONDS = NOW / 1000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const fine = () => Response.json({ fine: true });
const refusal = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
const unauthorized = () => new Response('{}', { status: 401 });
const stored = (role: 'visitor' | 'member', lifetime = 14_400): Tokens => ({
  accessToken: { value: `AT-${role}`, expiresAt: SECONDS + lifetime },
  refreshToken: { value: `RT-${role}`, role },
});
const later = (response: Response, ms = 100) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(response), ms));
const grants = (requests: readonly { body: string | null }[]) =>
  requests.map(({ body }) => (JSON.parse(body ?? '') as { grantType: string }).grantType);
const sentAs = (requests: readonly { headers: Readonly<Record<string, string>> }[]) =>
  requests.map(({ headers }) => headers['authorization']);

test('a storage without `keep` is rejected immediately, and the message says what to add', () => {
  const storage = { load: () => undefined, save: () => undefined } as unknown as TokenStorage;
  expect(() => oauth({ clientId: 'shop', storage })).toThrow(
    expect.objectContaining({ code: 'storage-without-keep', message: 'storage needs keep: keepTokens' }),
  );
});

describe('the first call', () => {
  test('gets an anonymous token and sends it without a scheme word', async () => {
    const { site, tokenRequests, calls } = platform([tokens(1)], [fine]);
    expect(site.session.getSnapshot()).toMatchObject({ role: 'none', loggedIn: false });
    await call(site);
    expect(tokenRequests[0]).toMatchObject({ url: 'https://shop.test/oauth2/token', method: 'POST' });
    expect(JSON.parse(tokenRequests[0]?.body ?? '')).toEqual({ clientId: 'shop', grantType: 'anonymous' });
    expect(tokenRequests[0]?.headers).toEqual({ 'content-type': 'application/json' });
    expect(sentAs(calls)).toEqual(['AT1']);
    expect(site.session.getSnapshot()).toMatchObject({ role: 'visitor', loggedIn: false });
  });

  test('shares its token request with 200 concurrent calls', async () => {
    const { site, tokenRequests, calls } = platform([() => later(tokens(1))], [fine]);
    const all = Promise.all(Array.from({ length: 200 }, () => call(site)));
    await vi.runAllTimersAsync();
    await all;
    expect([tokenRequests.length, calls.length, new Set(sentAs(calls)).size]).toEqual([1, 200, 1]);
  });

  test('succeeds after an earlier failure of the token endpoint', async () => {
    const { site, tokenRequests } = platform([new Response('{}', { status: 418 }), tokens(1)], [fine]);
    await failureOf(call(site));
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect(tokenRequests).toHaveLength(2);
  });
});

describe('an access token', () => {
  test('is used until 30 s before its end, then renewed once for all callers', async () => {
    const { site, tokenRequests, calls } = platform([tokens(1), () => later(tokens(2))], [fine]);
    await call(site);
    vi.setSystemTime(NOW + (14_400 - 31) * 1000);
    await call(site);
    expect(tokenRequests).toHaveLength(1);
    vi.setSystemTime(NOW + (14_400 - 30) * 1000);
    const all = Promise.all(Array.from({ length: 200 }, () => call(site)));
    await vi.runAllTimersAsync();
    await all;
    expect(grants(tokenRequests)).toEqual(['anonymous', 'refresh_token']);
    expect(JSON.parse(tokenRequests[1]?.body ?? '')).toEqual({
      clientId: 'shop',
      refreshToken: 'RT1',
      grantType: 'refresh_token',
    });
    expect(new Set(sentAs(calls).slice(2))).toEqual(new Set(['AT2']));
  });

  test('with a lifetime below 31 s is used until a call is refused', async () => {
    const { site, tokenRequests } = platform(
      [tokens(1, { expires_in: 20 }), tokens(2)],
      [fine, fine, unauthorized, fine],
    );
    await call(site);
    vi.setSystemTime(NOW + 3_600_000);
    await call(site);
    expect(tokenRequests).toHaveLength(1);
    await call(site);
    expect(grants(tokenRequests)).toEqual(['anonymous', 'refresh_token']);
  });

  test('that is still valid is used after a transient failure of its renewal', async () => {
    const storage = memoryStorage();
    void storage.save('shop@https://shop.test', stored('member', 29));
    const { site, calls } = platform([new Response('', { status: 418 })], [fine], storage);
    const events: string[] = [];
    site.session.subscribe((event) => events.push(event.type));
    await call(site);
    expect([sentAs(calls), events]).toEqual([['AT-member'], ['renewing']]);
    expect(site.session.getSnapshot().loggedIn).toBe(true);
  });
});

test('a new refresh token replaces the old one; without a new one the old one stays', async () => {
  const { site } = platform([tokens(1), tokens(2), tokens(3, { refresh_token: undefined })], [fine]);
  const refreshToken = async () => (await site.session.getTokens())?.refreshToken.value;
  await call(site);
  vi.setSystemTime(NOW + 14_400_000);
  await call(site);
  expect(await refreshToken()).toBe('RT2');
  vi.setSystemTime(NOW + 28_800_000);
  await call(site);
  expect(await refreshToken()).toBe('RT2');
  expect((await site.session.getTokens())?.accessToken.value).toBe('AT3');
});

describe('a 401', () => {
  test('renews once for all callers, and each call is sent once more', async () => {
    const { site, tokenRequests, calls } = platform(
      [tokens(1), () => later(tokens(2))],
      [({ headers }) => (headers['authorization'] === 'AT1' ? unauthorized() : fine())],
    );
    const all = Promise.all(Array.from({ length: 50 }, () => call(site, 'never')));
    await vi.runAllTimersAsync();
    await all;
    expect(grants(tokenRequests)).toEqual(['anonymous', 'refresh_token']);
    expect(calls).toHaveLength(100);
  });

  test('for a token that was already replaced needs no renewal', async () => {
    const { site, tokenRequests } = platform(
      [tokens(1), tokens(2)],
      [() => later(unauthorized(), 10), () => later(unauthorized(), 500), fine],
    );
    const both = Promise.all([call(site), call(site)]);
    await vi.runAllTimersAsync();
    await both;
    expect(tokenRequests).toHaveLength(2);
  });

  test('that comes again after the renewal becomes the error', async () => {
    const { site, calls, tokenRequests } = platform([tokens(1), tokens(2)], [unauthorized]);
    expect(await failureOf(call(site))).toMatchObject({ name: 'ApiError', status: 401, attempts: 2 });
    expect([calls.length, tokenRequests.length]).toEqual([2, 2]);
  });

  test('counts both requests as attempts of the call', async () => {
    const { site, calls } = platform(
      [tokens(1), tokens(2)],
      [unauthorized, new Response('', { status: 503 })],
    );
    const failure = failureOf(call(site));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ status: 503, attempts: 3 });
    expect(calls).toHaveLength(3);
  });

  test('does not make a sign-in call renew or repeat', async () => {
    const { site, calls, tokenRequests } = platform([tokens(1)], [unauthorized]);
    await failureOf(login({ loginId: { email: 'a@b.test' }, password: 'p' }, { client: site }));
    expect([calls.length, tokenRequests.length]).toEqual([1, 1]);
  });

  test('causes no renewal if the caller set its own authorization', async () => {
    const { site, calls, tokenRequests } = platform([tokens(1)], [unauthorized]);
    await failureOf(call(site, 'read', { headers: { Authorization: 'my own' } }));
    expect([sentAs(calls), tokenRequests.length]).toEqual([['my own'], 0]);
  });
});

describe('a renewal that is definitively refused', () => {
  const expired = (role: 'visitor' | 'member') => {
    const storage = memoryStorage();
    void storage.save('shop@https://shop.test', stored(role, 0));
    return storage;
  };

  test('requests one new visitor, and notifies the listeners', async () => {
    const { site, tokenRequests, calls } = platform([refusal, tokens(9)], [fine], expired('member'));
    const events: string[] = [];
    site.session.subscribe((event) => events.push(event.type));
    await Promise.all([call(site), call(site)]);
    expect(grants(tokenRequests)).toEqual(['refresh_token', 'anonymous']);
    expect([events, sentAs(calls)]).toEqual([
      ['renewing', 'replaced'],
      ['AT9', 'AT9'],
    ]);
    expect(site.session.getSnapshot()).toMatchObject({ role: 'visitor', loggedIn: false });
  });

  test.each(['same', 'adds', 'never'] as const)(
    'ends a write of the member (%s), which is not sent as the new visitor',
    async (repeat) => {
      const { site, calls } = platform([refusal, tokens(9)], [fine], expired('member'));
      expect(await failureOf(call(site, repeat))).toMatchObject({
        name: 'AuthError',
        code: 'session-lost',
        message: 'session lost',
        attempts: 0,
      });
      expect(calls).toHaveLength(0);
      await expect(call(site, repeat)).resolves.toEqual({ fine: true });
    },
  );

  test('after a 401 has the same effect: reads continue, writes stop', async () => {
    const storage = memoryStorage();
    void storage.save('shop@https://shop.test', stored('member'));
    const { site, calls } = platform([refusal, tokens(9)], [unauthorized, unauthorized, fine], storage);
    const [read, write] = await Promise.allSettled([call(site), call(site, 'adds')]);
    expect(read).toMatchObject({ status: 'fulfilled' });
    expect(write).toMatchObject({ status: 'rejected', reason: { code: 'session-lost', attempts: 1 } });
    expect(calls).toHaveLength(3);
  });

  test("lets a visitor's write continue as the new visitor", async () => {
    const { site } = platform([refusal, tokens(9)], [fine], expired('visitor'));
    await expect(call(site, 'adds')).resolves.toEqual({ fine: true });
  });

  test('keeps the session if the request for a new visitor fails', async () => {
    const { site } = platform([refusal, new Response('', { status: 418 })], [fine], expired('member'));
    expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable', retryable: 'yes' });
    expect(site.session.getSnapshot().role).toBe('member');
  });
});

test('a refused client id gives the AuthError `client-unknown`', async () => {
  const { site } = platform([Response.json({ error: 'invalid_client' }, { status: 401 })], [fine]);
  expect(await failureOf(call(site))).toMatchObject({
    name: 'AuthError',
    code: 'client-unknown',
    message: 'something went wrong',
    retryable: 'no',
    status: 401,
  });
});

test.each([undefined, '', '   '])(
  'without a client id (%j) oauth() throws an error that says what to pass',
  (clientId) => {
    expect(() => oauth({ clientId: clientId as string })).toThrow(/^oauth\(\) needs a clientId/);
  },
);

test('two clients with the same oauth() value never share a session', async () => {
  const auth = oauth({ clientId: 'shop' });
  let visitors = 0;
  const api = host(fine);
  const fetch = async (url: string, init: RequestInit) =>
    url.endsWith('/oauth2/token') ? later(tokens(++visitors), visitors) : api.fetch(url, init);
  const [one, two] = [createClient({ auth, fetch }), createClient({ auth, fetch })];
  const interleaved = Promise.all(Array.from({ length: 20 }, (_, n) => call(n % 2 ? one : two)));
  await vi.runAllTimersAsync();
  await interleaved;
  expect(visitors).toBe(2);
  expect(await one.session.getTokens()).not.toEqual(await two.session.getTokens());
  expect(sentAs(api.seen).filter((token) => token === 'AT1')).toHaveLength(10);
});

test('an unreachable token endpoint receives two attempts, and the call fails as a network error', async () => {
  const { site, tokenRequests } = platform([new TypeError('fetch failed')], [fine]);
  const failure = failureOf(call(site, 'never'));
  await vi.runAllTimersAsync();
  const error = await failure;
  expect(isNetworkError(error) && error.retryable).toBe('yes');
  expect(tokenRequests).toHaveLength(2);
});
