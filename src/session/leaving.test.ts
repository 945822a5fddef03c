import { describe, expect, test } from 'vitest';
import { call, host, tokens } from '../core/testing/fakes.ts';
import { createClient, type VitrineClient } from '../core/client.ts';
import { oauth, type ConnectedOAuth } from './oauth.ts';
import { type RequestCookieOptions, requestCookies } from './storage/request-cookies.ts';
import { member } from './testing/contents.ts';

// Two requests of one browser at the same time: one renews the tokens, the other signs in or out.

type Site = VitrineClient<ConnectedOAuth>;

const NAME = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test';
/** Each test has its own tokens, since the memory belongs to the process. */
let count = 0;
const expired = (role: string) => `${NAME}=${role}~1~old-${++count}~RT-old-${count}`;

/** One request to the server, at a platform that takes some time for tokens. */
const visit = (cookie: string, options: RequestCookieOptions) => {
  const cookies = requestCookies(cookie, options);
  const platform = host(async ({ url }) => {
    if (!url.endsWith('/oauth2/token')) return Response.json({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    return tokens(++count);
  });
  const auth = oauth({ clientId: 'shop', storage: cookies });
  const site = createClient({ fetch: platform.fetch, host: 'https://shop.test', auth });
  /** The value of the cookie that its response sets. */
  const set = () => /=([^;]*)/.exec(cookies.applyTo(new Headers()).getSetCookie()[0] ?? '')?.[1];
  return { site, set };
};

const signOut = (site: Site) => site.session.signOut();
const signIn = (site: Site) => site.session.setTokens(member);

describe.each([{}, { sharedRenewal: false }])('with %o', (options) => {
  test.each([
    ['out: the next person at the device is no member', 'member', /^$/, signOut],
    ['in: the sign-in is not undone', 'visitor', /^member.*AT-member/, signIn],
    ['in as somebody else', 'member', /^member.*AT-member/, signIn],
  ])(
    'a request that renews leaves the cookie alone if another signs %s (P8)',
    async (_, role, expected, sign) => {
      const cookie = expired(role);
      const renewing = visit(cookie, options);
      const pending = call(renewing.site);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const signing = visit(cookie, options);
      await sign(signing.site);
      await pending;
      expect([signing.set(), renewing.set()]).toEqual([expect.stringMatching(expected), undefined]);
    },
  );

  test.each([
    ['out', signOut],
    ['in', signIn],
  ])(
    'so does one that has renewed and is still being answered, if another signs %s (P8)',
    async (_, sign) => {
      const slow = visit(expired('visitor'), options);
      await call(slow.site);
      const signing = visit(`${NAME}=${slow.set()}`, options);
      await sign(signing.site);
      expect(slow.set()).toBeUndefined();
    },
  );
});

test.each([
  ['before the renewal begins', 0],
  ['during the renewal', 10],
])(
  'a request that arrives after a sign-out %s, with the cookie of before, does not continue as the member (P8)',
  async (_, ms) => {
    const cookie = expired('member');
    const renewing = visit(cookie, {});
    const pending = call(renewing.site);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await visit(cookie, {}).site.session.signOut();
    await pending;
    const late = visit(cookie, {});
    await call(late.site);
    expect(late.site.session.getSnapshot().role).toBe('visitor');
  },
);
