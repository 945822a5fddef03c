import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, facts, failureOf, host, tokens } from '../core/testing/fakes.ts';
import { createClient } from '../core/client.ts';
import { isAuthError } from '../core/errors/guards.ts';
import { oauth } from './oauth.ts';
import { type RequestCookieOptions, requestCookies } from './storage/request-cookies.ts';
import { MOST_OUTCOMES, nameOfToken, OUTCOME_LIFETIME, renewOnce } from './shared-renewals.ts';
import { APART } from './second-opinion.ts';
import { LOCK_WAIT } from './web-lock.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { member } from './testing/contents.ts';
import { newProcess } from './testing/process.ts';

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
  newProcess();
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
    const failed = failureOf(call(tooLate.site));
    await vi.advanceTimersByTimeAsync(100);
    expect([await failed, tooLate.set()]).toEqual([
      expect.objectContaining({ code: 'token-unavailable', retryable: 'yes' }),
      undefined,
    ]);
  });

  test('follow several renewals, each of the tokens of the one before: the latest tokens win', async () => {
    const endpoint = rotating(async (response) => {
      const answer = (await response.json()) as object;
      return Response.json({ ...answer, expires_in: 40 });
    });
    const cookie = expired();
    const first = visit(endpoint, cookie);
    await call(first.site);
    await vi.advanceTimersByTimeAsync(15_000);
    await call(visit(endpoint, `${NAME}=${first.set()}`).site);
    const late = visit(endpoint, cookie);
    await call(late.site);
    expect([endpoint.seen.length, late.set()]).toEqual([2, expect.stringMatching(/^member.*AT2~RT2/)]);
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

  test('fail retryably if their refresh token is refused, and set no cookie: another process may have renewed it', async () => {
    const endpoint = host(() => later(Response.json({ error: 'invalid_grant' }, { status: 400 })));
    const cookie = expired();
    const visits = [visit(endpoint, cookie), visit(endpoint, cookie)];
    const failures = Promise.all(visits.map(({ site }) => failureOf(call(site, 'adds'))));
    await vi.advanceTimersByTimeAsync(200);
    const failure = expect.objectContaining({ code: 'token-unavailable', retryable: 'yes' });
    expect([await failures, visits.map(({ set }) => set())]).toEqual([
      [failure, failure],
      [undefined, undefined],
    ]);
    expect(visits[0]?.site.session.getSnapshot().role).toBe('member');
  });

  test("become one new visitor if the member's refresh token is still refused a minute later, and send no write as this visitor", async () => {
    const endpoint = host(({ body }) =>
      later(
        body?.includes('anonymous') ? tokens(7) : Response.json({ error: 'invalid_grant' }, { status: 400 }),
      ),
    );
    const cookie = expired();
    const early = failureOf(call(visit(endpoint, cookie).site));
    await vi.advanceTimersByTimeAsync(200);
    await early;
    await vi.advanceTimersByTimeAsync(APART - 1_000);
    const stillEarly = failureOf(call(visit(endpoint, cookie).site));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stillEarly).toMatchObject({ code: 'token-unavailable' });
    const reads = [visit(endpoint, cookie), visit(endpoint, cookie)];
    const calls = Promise.all(reads.map(({ site }) => call(site)));
    const write = visit(endpoint, cookie);
    const failed = failureOf(call(write.site, 'adds'));
    await vi.advanceTimersByTimeAsync(500);
    await calls;
    expect([isAuthError(await failed), write.seen]).toEqual([true, []]);
    expect([endpoint.seen.length, ...[...reads, write].map(({ set }) => set()?.split('~')[2])]).toEqual([
      4,
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
    expect(other.site.session.getSnapshot().role).toBe('visitor');
    expect([first.set(), other.set()]).toEqual([expect.stringMatching(/^member/), undefined]);
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
  ['no cookie', () => ''],
])('a request with %s never receives the renewed tokens', async (_, change) => {
  const endpoint = host(tokens(1), tokens(2));
  const cookie = expired();
  await call(visit(endpoint, cookie).site);
  const stranger = visit(endpoint, change(cookie));
  await call(stranger.site, 'read', {}, { facts: facts() });
  expect(stranger.set()).toMatch(/AT2/);
});

describe('a request that renews separately (`sharedRenewal: false`)', () => {
  const separately = { sharedRenewal: false };
  test('continues with the tokens of a faster request of its process if its refresh token is refused', async () => {
    const endpoint = rotating();
    const cookie = expired();
    const visits = [visit(endpoint, cookie, separately), visit(endpoint, cookie, separately)];
    const calls = Promise.all(visits.map(({ site }) => call(site)));
    await vi.advanceTimersByTimeAsync(2_000);
    await calls;
    expect(visits.map(({ set }) => set()?.split('~').slice(2, 4))).toEqual([
      ['AT1', 'RT1'],
      ['AT1', 'RT1'],
    ]);
  });
});

describe('a request that cannot set cookies (`readOnly`)', () => {
  const readOnly = { readOnly: true };
  test('never renews: it uses a valid token, and then fails retryably', async () => {
    const endpoint = rotating(async (response) => response);
    const cookie = expired();
    const valid = visit(endpoint, cookie.replace('|1|', `|${Math.floor(Date.now() / 1000) + 10}|`), readOnly);
    await call(valid.site);
    const late = visit(endpoint, cookie, readOnly);
    expect(await failureOf(call(late.site))).toMatchObject({ code: 'token-unavailable', retryable: 'yes' });
    expect([endpoint.seen.length, valid.set(), late.set()]).toEqual([0, undefined, undefined]);
  });

  test('does not renew after a 401 either', async () => {
    const endpoint = rotating();
    const refused = host(new Response('', { status: 401 }));
    const page = visit(endpoint, expired().replace('|1|', '|4000000000|'), readOnly, refused);
    expect(await failureOf(call(page.site))).toMatchObject({ code: 'token-unavailable' });
    expect(endpoint.seen).toEqual([]);
  });

  test('continues with the tokens that another request of its process has received', async () => {
    const endpoint = rotating(async (response) => response);
    const cookie = expired();
    await call(visit(endpoint, cookie).site);
    const page = visit(endpoint, cookie, readOnly);
    await call(page.site);
    expect([endpoint.seen.length, page.seen[0]?.headers['authorization'], page.set()]).toEqual([
      1,
      'AT1',
      undefined,
    ]);
  });

  test('is a visitor for this request only if it has no cookie', async () => {
    const page = visit(rotating(), '', readOnly);
    const calls = call(page.site);
    await vi.advanceTimersByTimeAsync(200);
    await calls;
    expect(page.set()).toBeUndefined();
  });
});

test('a request that renews after `applyTo` leaves its tokens to the next request of its process', async () => {
  const endpoint = rotating(async (response) => response);
  const cookie = expired();
  const page = visit(endpoint, cookie);
  expect(page.set()).toBeUndefined();
  await call(page.site);
  const next = visit(endpoint, cookie);
  await call(next.site);
  expect([endpoint.seen.length, next.set()]).toEqual([1, expect.stringMatching(/^member.*AT1/)]);
});

describe('the kept outcomes of a process', () => {
  const place = (n: number, refreshToken = `RT${n}`) => {
    let held: Tokens = { ...member, refreshToken: { value: refreshToken, role: 'member' } };
    return {
      key: 'shop',
      tokens: () => held,
      take: vi.fn<() => void>(),
      renew: async () => {
        held = {
          accessToken: { value: `AT${n}`, expiresAt: 4_000_000_000 },
          refreshToken: { value: `next-${n}`, role: 'member' },
        };
      },
    };
  };

  test('are limited in number: the oldest is discarded first', async () => {
    for (let n = 0; n <= MOST_OUTCOMES; n++) {
      const one = place(n);
      await renewOnce(one, one.renew);
    }
    const [first, last] = [place(0), place(MOST_OUTCOMES)];
    last.take.mockImplementation(() => void last.renew());
    await renewOnce(first, first.renew);
    await renewOnce(last, last.renew);
    expect([first.take.mock.calls.length, last.take.mock.calls.length]).toEqual([0, 1]);
  });

  test('are named by a digest without a token, and leave no timer behind', async () => {
    expect(await nameOfToken('shop', 'RT')).toMatch(/^[\w+/]{43}=$/);
    expect(await nameOfToken('shop', 'RT')).not.toBe(await nameOfToken('other', 'RT'));
    const one = place(1);
    await renewOnce(one, one.renew);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.runAllTimersAsync();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are shared by two copies of the package', async () => {
    vi.resetModules();
    const copy = await import('./shared-renewals.ts');
    const [one, other] = [place(1), place(2, 'RT1')];
    await renewOnce(one, one.renew);
    other.take.mockImplementation(() => void other.renew());
    await copy.renewOnce(other, other.renew);
    expect([copy.renewOnce === renewOnce, other.take.mock.calls.length]).toEqual([false, 1]);
  });

  test('are awaited for at most 15 s if the renewal never ends', async () => {
    const [stuck, other] = [place(1), place(2, 'RT1')];
    void renewOnce(stuck, () => new Promise(() => undefined));
    const renewed = renewOnce(other, other.renew);
    await vi.advanceTimersByTimeAsync(LOCK_WAIT);
    await renewed;
    expect([other.tokens().accessToken.value, vi.getTimerCount()]).toEqual(['AT2', 0]);
  });
});
