import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, facts, failureOf, host, tokens } from '../core/testing/fakes.ts';
import { createClient } from '../core/client.ts';
import { isAuthError } from '../core/errors/guards.ts';
import { oauth } from './oauth.ts';
import { type RequestCookieOptions, requestCookies } from './storage/request-cookies.ts';
import { clearOutcome, OUTCOME_LIFETIME, MOST_OUTCOMES, nameOfTokens, renewOnce } from './shared-renewals.ts';
import { LOCK_WAIT } from './web-lock.ts';
import { member } from './testing/contents.ts';

const NAME = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test';
/** Each test has its own tokens, since outcomes are shared by the process. */
let count = 0;
const expired = () => `${NAME}=member|1|old-${++count}|RT-${count}`;
const later = (answer: Response, ms = 100) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer), ms));

/** A platform with rotation: each refresh token works only once. */
const rotating = (answer = (response: Response) => later(response)) => {
  const used = new Set<string>();
  let n = 0;
  const endpoint = host(({ body }) => {
    const { grantType, refreshToken = '' } = JSON.parse(body ?? '{}') as Record<string, string>;
    const isUsed = used.has(refreshToken);
    if (refreshToken) used.add(refreshToken);
    return grantType === 'refresh_token' && isUsed
      ? later(Response.json({ error: 'invalid_grant' }, { status: 400 }))
      : answer(tokens(++n));
  });
  return endpoint;
};

/** One request to a server: its client, and the cookie that its response sets. */
const visit = (
  endpoint: ReturnType<typeof host>,
  cookie: string,
  options: RequestCookieOptions = {},
  replies = host(Response.json({})),
) => {
  const cookies = requestCookies(new Headers({ cookie }), options);
  const fetch = (url: string, init: RequestInit) =>
    (url.endsWith('/oauth2/token') ? endpoint : replies).fetch(url, init);
  const auth = oauth({ clientId: 'shop', storage: cookies });
  const site = createClient({ fetch, host: 'https://shop.test', auth });
  const set = () => /=([^;]*)/.exec(cookies.applyTo(new Headers()).getSetCookie()[0] ?? '')?.[1];
  return { site, set, seen: replies.seen };
};

beforeEach(() => {
  vi.useFakeTimers();
  // `crypto.subtle.digest` takes time that fake timers do not control: compute the same digest synchronously.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const { buffer } = Uint8Array.from(
      createHash('sha256')
        .update(data as Uint8Array)
        .digest(),
    );
    return buffer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('requests of one browser with the same expired cookie', () => {
  test('share one renewal, and each response sets the same new cookie of the member', async () => {
    const endpoint = rotating();
    const cookie = expired();
    const visits = Array.from({ length: 20 }, () => visit(endpoint, cookie));
    const calls = Promise.all(visits.map(({ site }) => call(site)));
    await vi.runAllTimersAsync();
    await calls;
    expect(endpoint.seen).toHaveLength(1);
    expect(new Set(visits.map(({ set }) => set()))).toEqual(
      new Set([expect.stringMatching(/^member~\d+~AT1~RT1$/)]),
    );
  });

  test('share one renewal also if they come one after the other, within the lifetime of the outcome', async () => {
    const endpoint = rotating(async (response) => response);
    const cookie = expired();
    await call(visit(endpoint, cookie).site);
    await vi.advanceTimersByTimeAsync(OUTCOME_LIFETIME - 1);
    const latecomer = visit(endpoint, cookie);
    await call(latecomer.site);
    expect([endpoint.seen.length, latecomer.set()]).toEqual([1, expect.stringMatching(/^member.*AT1/)]);
    await vi.advanceTimersByTimeAsync(1);
    const tooLate = visit(endpoint, cookie);
    const calls = call(tooLate.site);
    await vi.runAllTimersAsync();
    await calls;
    expect(tooLate.set()).toMatch(/^visitor/);
  });

  test('share one renewal after a 401', async () => {
    const endpoint = rotating();
    const cookie = expired().replace('|1|', '|4000000000|');
    const replies = () => host(new Response('', { status: 401 }), Response.json({}));
    const visits = [visit(endpoint, cookie, {}, replies()), visit(endpoint, cookie, {}, replies())];
    const calls = Promise.all(visits.map(({ site }) => call(site)));
    await vi.runAllTimersAsync();
    await calls;
    expect([endpoint.seen.length, ...visits.map(({ seen }) => seen[1]?.headers['authorization'])]).toEqual([
      1,
      'AT1',
      'AT1',
    ]);
  });

  test("become one new visitor if the member's identity ended, and send no write as this visitor", async () => {
    const endpoint = host(
      () => later(Response.json({ error: 'invalid_grant' }, { status: 400 })),
      () => later(tokens(7)),
    );
    const cookie = expired();
    const reads = [visit(endpoint, cookie), visit(endpoint, cookie)];
    const calls = Promise.all(reads.map(({ site }) => call(site)));
    const write = visit(endpoint, cookie);
    const failed = failureOf(call(write.site, 'adds'));
    await vi.runAllTimersAsync();
    await calls;
    expect([isAuthError(await failed), write.seen]).toEqual([true, []]);
    expect([endpoint.seen.length, ...[...reads, write].map(({ set }) => set()?.split('~')[2])]).toEqual([
      2,
      'AT7',
      'AT7',
      'AT7',
    ]);
  });

  test('share a failure, so that a failing endpoint gets the attempts of only one renewal', async () => {
    const endpoint = host(() => later(new Response('', { status: 503 })));
    const cookie = expired();
    const visits = [visit(endpoint, cookie), visit(endpoint, cookie), visit(endpoint, cookie)];
    const failures = Promise.all(visits.map(({ site }) => failureOf(call(site, 'never'))));
    await vi.runAllTimersAsync();
    expect((await failures).every((error) => isAuthError(error) && error.code === 'token-unavailable')).toBe(
      true,
    );
    // The attempts of a single renewal.
    expect(endpoint.seen).toHaveLength(3);
    expect(visits.map(({ set }) => set())).toEqual([undefined, undefined, undefined]);
  });

  test('are signed out if the renewing request signs out: a late outcome does not restore the member (P8)', async () => {
    const endpoint = rotating(async (response) => response);
    const cookie = expired();
    const first = visit(endpoint, cookie);
    await call(first.site);
    await first.site.session.signOut();
    const other = visit(endpoint, cookie);
    await call(other.site);
    expect([first.set(), other.set()]).toEqual(['', expect.stringMatching(/^visitor.*AT2/)]);
  });

  test('stay visitors if one of them signs in as a member', async () => {
    const endpoint = rotating(async (response) => response);
    const cookie = expired().replace('member', 'visitor');
    const first = visit(endpoint, cookie);
    await call(first.site);
    await first.site.session.setTokens(member);
    const other = visit(endpoint, cookie);
    await call(other.site);
    expect([first.set(), other.set()]).toEqual([
      expect.stringMatching(/^member/),
      expect.stringMatching(/^visitor.*AT1/),
    ]);
  });

  test('renew by themselves if the session of the renewing request was disposed', async () => {
    const endpoint = host(
      () => later(tokens(1)),
      () => later(tokens(2)),
    );
    const cookie = expired();
    const first = visit(endpoint, cookie);
    const second = visit(endpoint, cookie);
    const failed = failureOf(call(first.site));
    const calls = call(second.site);
    await vi.advanceTimersByTimeAsync(50);
    first.site.session.dispose();
    await vi.runAllTimersAsync();
    await calls;
    expect([isAuthError(await failed), second.set()]).toEqual([true, expect.stringMatching(/AT2/)]);
  });

  test('renew separately with `sharedRenewal: false`', async () => {
    const endpoint = host(tokens(1), tokens(2));
    const cookie = expired();
    const visits = [
      visit(endpoint, cookie, { sharedRenewal: false }),
      visit(endpoint, cookie, { sharedRenewal: false }),
    ];
    await Promise.all(visits.map(({ site }) => call(site)));
    expect([endpoint.seen.length, ...visits.map(({ set }) => set()?.split('~')[2])]).toEqual([
      2,
      'AT1',
      'AT2',
    ]);
  });
});

test.each<[string, (cookie: string) => string]>([
  ['another refresh token', (cookie) => `${cookie}x`],
  ['another access token', (cookie) => cookie.replace('old', 'new')],
  ['no cookie', () => ''],
])('a request with %s never receives the renewed tokens', async (_, change) => {
  const endpoint = host(tokens(1), tokens(2));
  const cookie = expired();
  await call(visit(endpoint, cookie).site);
  const stranger = visit(endpoint, change(cookie));
  await call(stranger.site, 'read', {}, { facts: facts() });
  expect(stranger.set()).toMatch(/AT2/);
});

describe('the kept outcomes of a process', () => {
  const place = (n: number) => {
    let held = member;
    return {
      tokens: () => held,
      take: vi.fn<() => void>(),
      renew: async () => {
        held = { ...member, accessToken: { value: `AT${n}`, expiresAt: 4_000_000_000 } };
      },
    };
  };

  test('are limited in number: the oldest is discarded first', async () => {
    for (let n = 0; n <= MOST_OUTCOMES; n++) {
      const one = place(n);
      await renewOnce(`bounded ${n}`, one, one.renew);
    }
    const [first, last] = [place(0), place(0)];
    await renewOnce('bounded 0', first, first.renew);
    await renewOnce(`bounded ${MOST_OUTCOMES}`, last, last.renew);
    expect([first.take.mock.calls.length, last.take.mock.calls.length]).toEqual([0, 1]);
  });

  test('are named by a digest without a token, and leave no timer behind', async () => {
    expect(await nameOfTokens('shop', member)).toMatch(/^[\w+/]{43}=$/);
    expect(await nameOfTokens('shop', member)).not.toBe(await nameOfTokens('other', member));
    const one = place(1);
    await renewOnce('timers', one, one.renew);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.runAllTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
    clearOutcome('timers');
  });

  test('are awaited for at most 15 s if the renewal never ends', async () => {
    const [stuck, other] = [place(1), place(2)];
    void renewOnce('stuck', stuck, () => new Promise(() => undefined));
    const renewed = renewOnce('stuck', other, other.renew);
    await vi.advanceTimersByTimeAsync(LOCK_WAIT);
    await renewed;
    expect([other.tokens().accessToken.value, vi.getTimerCount()]).toEqual(['AT2', 0]);
  });
});
