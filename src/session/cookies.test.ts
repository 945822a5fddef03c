import fc from 'fast-check';
import { eventually } from '../../test/setup/eventually.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import { cookieStorage } from './storage/cookie-storage.ts';
import { requestCookies } from './storage/request-cookies.ts';
import type { CookieOptions } from './storage/session-cookie.ts';
import { damagedTexts, member, warnings } from './testing/contents.ts';
import { newProcess } from './testing/process.ts';
import type { Tokens } from '../core/identity/tokens.ts';

const KEY = 'shop@https://shop.test';
const NAME = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test';
const WHOLE = 'member~4000000000~AT-member~RT-member';
/** A value as earlier versions wrote it. */
const WHOLE_BEFORE = WHOLE.replaceAll('~', '|');

/** Tokens that do not fit into a cookie together. */
const large: Tokens = {
  accessToken: { value: 'A'.repeat(2_000), expiresAt: 4_000_000_000 },
  refreshToken: { value: 'R'.repeat(2_000), role: 'member' },
};
/** Tokens of which not even the refresh token fits into a cookie. */
const hopeless: Tokens = { ...large, refreshToken: { value: 'R'.repeat(5_000), role: 'member' } };

/** The part of a browser's `document.cookie` that the storage needs. */
const browser = (protocol = 'https:') => {
  const jar = new Map<string, string>();
  const lines: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [pair = ''] = line.split('; ');
      const at = pair.indexOf('=');
      if (line.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else if (line.length <= 4096) jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  return { jar, lines };
};
beforeEach(() => void browser());
afterEach(() => void vi.unstubAllGlobals());

const requestWith = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } });

describe('damaged and foreign values of a cookie (P14):', () => {
  const damaged: [string, string][] = [
    ...damagedTexts
      .filter(([, text]) => !/[;\0\r\n\t\uFEFF]|^ /.test(text))
      .map(([name, text]) => [name, text] as [string, string]),
    ['three parts', 'member|4000000000|AT'],
    ['five parts', `${WHOLE}~more`],
    ['five parts, as they were written before', `${WHOLE_BEFORE}|more`],
    ['a hundred parts', '~'.repeat(100)],
    ['a hundred parts, as they were written before', '|'.repeat(100)],
    ['only separators', '~~~'],
    ['only separators, as they were written before', '|||'],
    ['a part that is no base64', 'member~4000000000~.A*~RT'],
    ['a line end in base64', `member~4000000000~.${btoa('AT\r\nX: 1')}~RT`],
    ['a nul in base64', `member~4000000000~.${btoa('AT\0')}~RT`],
    ['role encoded', WHOLE.replace('memb', 'memb%65')],
    ['a broken escape in a token', 'member|4000000000|AT%E0%A4%A|RT'],
    ['an escaped line end', 'member|4000000000|AT%0d%0aX: 1|RT'],
    ['an escaped space', 'member|4000000000|AT%20|RT'],
    ['an escaped nul', 'member|4000000000|AT%00|RT'],
    ['a lone percent sign', '%|%|%|%'],
    ['expiry as a word', 'member|soon|AT|RT'],
    ['expiry as nothing', 'member||AT|RT'],
    ['expiry infinite', 'member|Infinity|AT|RT'],
    ['expiry in hex beyond all numbers', `member|0x${'f'.repeat(20)}|AT|RT`],
    ['expiry negative', 'member|-1|AT|RT'],
    ['role with its first letter only', 'm|4000000000|AT|RT'],
    ['role escaped', 'memb%65r|4000000000|AT|RT'],
    ['role owner', 'owner|4000000000|AT|RT'],
    ['a double quote on one side', `"${WHOLE}`],
    ['longer than a cookie', `member|4000000000|${'A'.repeat(4_096)}|RT`],
    ['a deleted one that came back', 'deleted'],
  ];
  test.each(damaged)('%s', async (_, text) => {
    for (const where of ['page', 'request'] as const) {
      const seen = warnings();
      browser().jar.set(NAME, text);
      const storage =
        where === 'page'
          ? cookieStorage(seen)
          : requestCookies(new Headers({ cookie: `a=b; ${NAME}=${text}` }), seen);
      const { site, tokenRequests } = platform([tokens(1)], [Response.json({ fine: true })], storage);
      expect(site.session.getSnapshot().role).toBe('none');
      await expect(call(site)).resolves.toEqual({ fine: true });
      expect([tokenRequests.length, site.session.getSnapshot().role]).toEqual([1, 'visitor']);
      expect([seen.codes, seen.messages.join('')]).toEqual([
        ['contents-ignored'],
        expect.not.stringMatching(/AT|RT/),
      ]);
      site.session.dispose();
    }
  });

  test.each([
    ['the stored value', WHOLE],
    ['the value of an earlier version', WHOLE_BEFORE],
    ['percent-encoded by a framework', encodeURIComponent(WHOLE_BEFORE)],
    ['in double quotes', `"${WHOLE}"`],
  ])('a complete session is accepted: %s', (_, text) => {
    expect(requestCookies(requestWith(`${NAME}=${text}`)).load(KEY)).toEqual(member);
    browser().jar.set(NAME, text);
    expect(cookieStorage().load(KEY)).toEqual(member);
  });

  test('any tokens can be written to a cookie and read again', () => {
    const token = fc.stringMatching(/^[!-~]{1,300}$/);
    fc.assert(
      fc.property(token, token, fc.integer({ min: 1, max: 2 ** 40 }), (access, refresh, expiresAt) => {
        const own = {
          accessToken: { value: access, expiresAt },
          refreshToken: { value: refresh, role: 'member' as const },
        };
        const cookies = requestCookies(new Headers());
        void cookies.save(KEY, own);
        const sent = cookies.applyTo(new Headers()).get('set-cookie') ?? '';
        const [, value = ''] = sent.split('; ')[0]?.split('=') ?? [];
        // Next.js writes all cookies again as soon as one is set through it.
        for (const text of [value, encodeURIComponent(value)])
          expect(requestCookies(new Headers({ cookie: `${NAME}=${text}` })).load(KEY)).toEqual(own);
      }),
    );
  });
});

describe('cookieStorage', () => {
  const set = (options: CookieOptions = {}, protocol?: string) => {
    const { lines } = browser(protocol);
    void cookieStorage(options).save(KEY, member);
    return lines[0];
  };

  test.each<[string, CookieOptions, string | undefined, string]>([
    ['over HTTPS', {}, 'https:', `${NAME}=${WHOLE}; Path=/; Max-Age=2592000; SameSite=lax; Secure`],
    ['over HTTP', {}, 'http:', `${NAME.slice(7)}=${WHOLE}; Path=/; Max-Age=2592000; SameSite=lax`],
    [
      'for one path',
      { path: '/shop', maxAge: 60, sameSite: 'strict' },
      'https:',
      `${NAME.slice(7)}=${WHOLE}; Path=/shop; Max-Age=60; SameSite=strict; Secure`,
    ],
    [
      'for all hosts of a domain',
      { domain: 'shop.test' },
      'https:',
      `${NAME.slice(7)}=${WHOLE}; Path=/; Domain=shop.test; Max-Age=2592000; SameSite=lax; Secure`,
    ],
  ])('%s: the name has the prefix __Host- if browsers allow it', (_, options, protocol, line) => {
    expect(set(options, protocol)).toBe(line);
  });

  test.each<[string, CookieOptions]>([
    ['path', { path: '/; Domain=evil.test' }],
    ['domain', { domain: 'shop.test\r\nX: 1' }],
    ['sameSite', { sameSite: 'none', secure: false }],
  ])('an option that no cookie can have is rejected immediately: %s', (_, options) => {
    expect(() => cookieStorage(options)).toThrow(expect.objectContaining({ code: 'invalid-cookie-option' }));
    expect(() => requestCookies(new Headers(), options)).toThrow(
      expect.objectContaining({ code: 'invalid-cookie-option' }),
    );
  });

  test('finds the session after a reload, and removes it when signing out (P8)', () => {
    const { jar } = browser();
    void cookieStorage().save(KEY, member);
    const reloaded = cookieStorage();
    expect(reloaded.load(KEY)).toEqual(member);
    void reloaded.save(KEY, undefined);
    expect([jar.size, cookieStorage().load(KEY)]).toEqual([0, undefined]);
  });

  test('tokens that are too large for a cookie: the cookie has the refresh token alone, and the next page renews', async () => {
    const { jar } = browser();
    const seen = warnings();
    const storage = cookieStorage(seen);
    void storage.save(KEY, large);
    expect([storage.load(KEY), seen.codes]).toEqual([large, ['tokens-too-large']]);
    expect(jar.get(NAME)).toBe(`member~1~-~${large.refreshToken.value}`);
    const next = platform([tokens(1)], [Response.json({})], cookieStorage());
    await call(next.site);
    expect(next.tokenRequests[0]?.body).toContain(large.refreshToken.value);
    expect(next.site.session.getSnapshot().role).toBe('member');
    next.site.session.dispose();
  });

  test('a refresh token that is too large for a cookie stays in memory, and the previous cookie stays', () => {
    const { jar } = browser();
    const seen = warnings();
    const storage = cookieStorage(seen);
    void storage.save(KEY, member);
    void storage.save(KEY, hopeless);
    expect([storage.load(KEY), jar.get(NAME), seen.codes]).toEqual([hopeless, WHOLE, ['tokens-too-large']]);
    void storage.save(KEY, undefined);
    expect(jar.size).toBe(0);
  });

  test('reads the cookie again if its refresh token is refused: a server may have renewed first', async () => {
    const { jar } = browser();
    vi.useFakeTimers();
    jar.set(NAME, WHOLE.replace('4000000000', '1'));
    const refused = Response.json({ error: 'invalid_grant' }, { status: 400 });
    const { site, tokenRequests, calls } = platform([refused], [Response.json({})], cookieStorage());
    const reading = call(site);
    await vi.advanceTimersByTimeAsync(300);
    jar.set(NAME, 'member~4000000000~AT-server~RT-server');
    await vi.advanceTimersByTimeAsync(1_500);
    await reading;
    site.session.dispose();
    vi.useRealTimers();
    expect([tokenRequests.length, calls[0]?.headers['authorization']]).toEqual([1, 'AT-server']);
  });

  test.each<[string, () => void]>([
    [
      'a browser that ignores cookies without an error',
      () =>
        vi.stubGlobal('document', {
          get cookie() {
            return '';
          },
          set cookie(_: string) {},
        }),
    ],
    [
      'a sandboxed frame',
      () =>
        vi.stubGlobal('document', {
          get cookie(): string {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
  ])('%s: calls continue with tokens in memory (P14)', async (_, block) => {
    block();
    const seen = warnings();
    const { site, tokenRequests } = platform([tokens(1)], [Response.json({})], cookieStorage(seen));
    await call(site);
    await call(site);
    expect([tokenRequests.length, seen.codes]).toEqual([1, ['storage-unavailable']]);
    await site.session.signOut();
    expect(await site.session.getTokens()).toBeUndefined();
  });
});

describe('requestCookies', () => {
  test('does not change the response to a request with valid tokens', async () => {
    const cookies = requestCookies(requestWith(`theme=dark; ${NAME}=${WHOLE}`));
    const { site, calls } = platform([tokens(1)], [Response.json({})], cookies);
    await call(site);
    const response = new Response('page');
    expect(cookies.applyTo(response)).toBe(response);
    expect([[...response.headers.keys()], calls[0]?.headers['authorization']]).toEqual([
      ['content-type'],
      'AT-member',
    ]);
  });

  test('shows a renewal to the same request, to later middleware and to the browser', async () => {
    const cookies = requestCookies(requestWith(`theme=dark; ${NAME}=${WHOLE.replace('4000000000', '1')}`));
    const { site } = platform([tokens(1)], [Response.json({})], cookies);
    await call(site);
    const again = platform([tokens(9)], [Response.json({})], cookies);
    await call(again.site);
    expect([again.tokenRequests.length, again.calls[0]?.headers['authorization']]).toEqual([0, 'AT1']);

    const after = requestCookies(new Headers({ cookie: cookies.cookieHeader() }));
    expect(await after.load(KEY)).toMatchObject({
      accessToken: { value: 'AT1' },
      refreshToken: { role: 'member' },
    });
    expect(cookies.cookieHeader()).toMatch(/^theme=dark; /);

    const { headers } = cookies.applyTo(new Response('page', { headers: { 'cache-control': 'public' } }));
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-vitrine-shop%40[^;]+=member~\d+~AT1~RT1; Path=\/; Max-Age=2592000; SameSite=lax; Secure; HttpOnly$/,
      ),
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('copies a response that cannot be changed, such as a redirect, to add its cookie', async () => {
    const cookies = requestCookies(new Headers());
    void cookies.save(KEY, member);
    const response = cookies.applyTo(Response.redirect('https://shop.test/next', 303));
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.getSetCookie().length,
    ]).toEqual([303, 'https://shop.test/next', 1]);
  });

  test('removes the cookie when signing out, if there was one (P8)', async () => {
    const cookies = requestCookies(requestWith(`${NAME}=${WHOLE}`));
    const { site } = platform([tokens(1)], [Response.json({})], cookies);
    await site.session.signOut();
    expect(cookies.applyTo(new Headers()).getSetCookie()).toEqual([
      `${NAME}=; Path=/; Max-Age=0; SameSite=lax; Secure; HttpOnly`,
    ]);
    const stranger = requestCookies(new Headers());
    void stranger.save(KEY, undefined);
    expect(stranger.applyTo(new Headers()).getSetCookie()).toEqual([]);
  });

  test('reports tokens that change after the response was created: the browser keeps the old ones', () => {
    const seen = warnings();
    const cookies = requestCookies(new Headers(), seen);
    cookies.applyTo(new Headers());
    void cookies.save(KEY, member);
    expect(seen.codes).toEqual(['cookies-sent']);
  });

  test('keeps the refresh token alone if both tokens are too large: another process renews as the same member', async () => {
    newProcess();
    const seen = warnings();
    const cookies = requestCookies(requestWith(`${NAME}=${WHOLE}`), seen);
    void cookies.save(KEY, large);
    expect([cookies.load(KEY), seen.codes]).toEqual([large, ['tokens-too-large']]);
    const [line = ''] = cookies.applyTo(new Headers()).getSetCookie();
    expect(line).toContain(`=member~1~-~${large.refreshToken.value}; `);
    // Requests of the same process need no renewal.
    await eventually(async () => {
      const own = requestCookies(requestWith(line.split(';')[0] ?? ''), seen);
      const { site, calls } = platform([new Response('', { status: 418 })], [Response.json({})], own);
      await call(site);
      expect(calls[0]?.headers['authorization']).toBe(large.accessToken.value);
    });
    // A request before may still note its tokens in the memory of its process.
    await eventually(async () => {
      newProcess();
      const next = requestCookies(requestWith(line.split(';')[0] ?? ''), seen);
      const { site, tokenRequests } = platform([tokens(1)], [Response.json({})], next);
      await call(site);
      expect(tokenRequests.map(({ body }) => body?.includes(large.refreshToken.value))).toEqual([true]);
      expect(site.session.getSnapshot().role).toBe('member');
    });
  });

  test('keeps the previous cookie if not even the refresh token fits, and removes that of another member', () => {
    const seen = warnings();
    const cookies = requestCookies(requestWith(`${NAME}=${WHOLE}`), seen);
    void cookies.save(KEY, hopeless);
    expect([cookies.load(KEY), seen.codes]).toEqual([hopeless, ['tokens-too-large']]);
    expect(cookies.applyTo(new Headers()).getSetCookie()).toEqual([]);
    expect(cookies.cookieHeader()).toBe(`${NAME}=${WHOLE}`);
    void cookies.save(KEY, { ...hopeless, lineage: 0.5 });
    expect(cookies.applyTo(new Headers()).get('set-cookie')).toContain('Max-Age=0');
    const signedOut = requestCookies(requestWith(`${NAME}=${WHOLE}`), seen);
    void signedOut.save(KEY, undefined);
    void signedOut.save(KEY, hopeless);
    expect(signedOut.applyTo(new Headers()).get('set-cookie')).toContain('Max-Age=0');
  });

  test('uses the first of two cookies with one name, which has the longest path', () => {
    const cookies = requestCookies(requestWith(`${NAME}=${WHOLE}; ${NAME}=${WHOLE.replace('AT', 'XX')}`));
    expect(cookies.load(KEY)).toEqual(member);
  });

  test('keeps the sessions of concurrent requests separate', async () => {
    const one = requestCookies(requestWith(`${NAME}=${WHOLE}`));
    const other = requestCookies(requestWith(''));
    const [first, second] = [one, other].map((cookies) =>
      platform([tokens(2)], [Response.json({})], cookies),
    );
    await Promise.all([first && call(first.site), second && call(second.site)]);
    expect([first?.calls[0]?.headers['authorization'], second?.calls[0]?.headers['authorization']]).toEqual([
      'AT-member',
      'AT2',
    ]);
    expect(one.applyTo(new Headers()).getSetCookie()).toEqual([]);
  });
});
