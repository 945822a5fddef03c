import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SignInAttempt } from './attempts.ts';
import { type CookieAttemptOptions, cookieAttempts } from './cookie-attempts.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { BACK, CODE, stage } from './testing/stage.ts';

afterEach(() => void vi.useRealTimers());

const attempt = (state: string, more: Partial<SignInAttempt> = {}): SignInAttempt => ({
  state,
  codeVerifier: 'verifier-1',
  redirectUri: 'https://shop.test/back',
  returnTo: '/cart',
  clientId: 'shop',
  issuer: 'https://login.test',
  begunAt: Date.now(),
  ...more,
});

/** A browser that keeps the cookies of the responses. */
const browser = (options?: CookieAttemptOptions) => {
  const jar = new Map<string, string>();
  const lines: string[] = [];
  return {
    jar,
    lines,
    /** One request: work with its attempts, and the cookies of the response. */
    request: async <T>(work: (attempts: ReturnType<typeof cookieAttempts>) => T): Promise<Awaited<T>> => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const attempts = cookieAttempts(new Headers({ cookie }), options);
      const result = await work(attempts);
      for (const line of attempts.applyTo(new Headers()).getSetCookie()) {
        const [name = '', value = ''] = line.split('; ', 1)[0]?.split('=') ?? [];
        lines.push(line);
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return result;
    },
  };
};

describe('an attempt in a cookie', () => {
  test('is returned once, for its own state, and then removed', async () => {
    const { request, jar } = browser();
    const kept = attempt('state-1', { returnTo: '/größe?a=ü' });
    await request((attempts) => attempts.put(kept));
    expect([await request((attempts) => attempts.take('another')), jar.size]).toEqual([undefined, 1]);
    expect([await request((attempts) => attempts.take('state-1')), jar.size]).toEqual([kept, 0]);
    expect(await request((attempts) => attempts.take('state-1'))).toBeUndefined();
  });

  test('is hidden from scripts and other hosts, and expires after an hour', async () => {
    const { request, lines } = browser();
    await request((attempts) => attempts.put(attempt('state-1')));
    expect(lines).toEqual([
      expect.stringMatching(
        /^__Host-vitrine-sign-in-state-1=[\w-]+; Path=\/; Max-Age=3600; SameSite=lax; Secure; HttpOnly$/,
      ),
    ]);
    vi.useFakeTimers({ now: Date.now() + 3_600_000 });
    expect(await request((attempts) => attempts.take('state-1'))).toBeUndefined();
  });

  test('has other attributes if the options say so', async () => {
    const { request, lines } = browser({ secure: false, path: '/shop', domain: 'shop.test' });
    await request((attempts) => attempts.put(attempt('state-1')));
    expect(lines[0]).toMatch(
      /^vitrine-sign-in-state-1=[\w-]+; Path=\/shop; Domain=shop\.test; Max-Age=3600; SameSite=lax; HttpOnly$/,
    );
  });

  test('is found if the framework encodes or quotes the other cookies', async () => {
    const { request, jar } = browser();
    jar.set('theme', '"dark%20blue"');
    await request((attempts) => attempts.put(attempt('state-1')));
    expect(await request((attempts) => attempts.take('state-1'))).toMatchObject({ state: 'state-1' });
  });

  test.each(['', '*', 'bm8', 'state-1; other', '../..', '__proto__'])(
    'is undefined for the state %j, and for damaged cookies',
    async (state) => {
      const { request, jar } = browser();
      await request((attempts) => attempts.put(attempt('state-1')));
      jar.set('__Host-vitrine-sign-in-state-2', 'bm8');
      expect(await request((attempts) => attempts.take(state))).toBeUndefined();
      expect(await request((attempts) => attempts.take('state-2'))).toBeUndefined();
      expect(jar.size).toBe(2);
    },
  );
});

describe('the cookies of attempts are bounded', () => {
  test('the sixth attempt removes the oldest', async () => {
    const { request, jar } = browser();
    const now = Date.now();
    for (let place = 0; place < 6; place++)
      await request((attempts) => attempts.put(attempt(`state-${place}`, { begunAt: now - 6_000 + place })));
    expect([...jar.keys()].map((name) => name.slice(-1))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('damaged and expired attempts are removed by the next one', async () => {
    const { request, jar } = browser();
    await request((attempts) => attempts.put(attempt('old', { begunAt: Date.now() - 3_600_000 })));
    jar.set('__Host-vitrine-sign-in-broken', 'x');
    await request((attempts) => attempts.put(attempt('new')));
    expect([...jar.keys()]).toEqual(['__Host-vitrine-sign-in-new']);
  });

  test('all together are at most 3,000 characters, so that the request fits into the headers of a server', async () => {
    const { request, jar } = browser();
    for (const state of ['a', 'b', 'c', 'd'])
      await request((attempts) => attempts.put(attempt(state, { returnTo: `/${state.repeat(800)}` })));
    expect([...jar].join('').length).toBeLessThan(3_000);
    expect([...jar.keys()]).toContain('__Host-vitrine-sign-in-d');
  });

  test('an attempt that fits into no cookie is refused with the reason', async () => {
    const { request, jar } = browser();
    const error = await failureOf(
      request(async (attempts) => attempts.put(attempt('long', { returnTo: '/'.repeat(4_000) }))),
    );
    expect([error, jar.size]).toMatchObject([
      { code: 'attempt-not-stored', description: expect.stringContaining('returnTo') },
      0,
    ]);
  });

  test('an attempt after the response was sent is refused with the reason', async () => {
    const attempts = cookieAttempts('');
    attempts.applyTo(new Headers());
    expect(await failureOf((async () => attempts.put(attempt('late')))())).toMatchObject({
      code: 'attempt-not-stored',
      description: expect.stringContaining('applyTo'),
    });
  });

  test('options that no cookie can have are refused at once', () => {
    expect(() => cookieAttempts('', { path: '/; Domain=evil.test' })).toThrow(
      expect.objectContaining({ code: 'invalid-cookie-option' }),
    );
  });
});

test.each([
  ['in the order in which they began', [0, 1]],
  ['in the other order', [1, 0]],
])('two tabs of one browser sign in, %s', async (_, order) => {
  let grants = 0;
  const { site, asked } = stage(() => {
    grants++;
    return Response.json({ access_token: `AT${grants}`, expires_in: 14_400, refresh_token: `RT${grants}` });
  });
  const { request, jar } = browser();
  const begin = { redirectUri: BACK, responseMode: 'query' } as const;
  for (const returnTo of ['/first', '/second'])
    await request((attempts) => startSignIn(site, { ...begin, returnTo, attempts }));
  const states = asked.map(({ auth }) => auth?.authRequest.state);
  const ends: string[] = [];
  for (const tab of order) {
    const address = `${BACK}?code=${CODE}&state=${states[tab]}`;
    const done = await request((attempts) =>
      completeSignIn(site, address, { responseMode: 'query', attempts }),
    );
    ends.push(done.returnTo);
  }
  expect(ends).toEqual(order.map((tab) => ['/first', '/second'][tab]));
  expect([site.session.getSnapshot().role, grants, jar.size]).toEqual(['member', 2, 0]);
});
