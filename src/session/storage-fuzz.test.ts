import fc from 'fast-check';
import { expect, test } from 'vitest';
import { platform, tokens } from '../core/testing/fakes.ts';
import { hydrateSession } from './hand-over.ts';
import { requestCookies } from './storage/request-cookies.ts';
import { cookieName, tokensInCookie } from './storage/session-cookie.ts';
import { tokensIn } from './storage/stored-tokens.ts';
import { member } from './testing/contents.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { isToken } from './tokens.ts';
import { webStorage } from './storage/web-storage.ts';

// Random contents of a storage never throw, and never give a member that was not stored (P14).

/** Whether the value is undefined, or tokens that this package could have stored. */
const isHonest = (found: Tokens | undefined): boolean =>
  !found ||
  (isToken(found.accessToken.value) &&
    isToken(found.refreshToken.value) &&
    found.accessToken.expiresAt > 0 &&
    ['visitor', 'member'].includes(found.refreshToken.role) &&
    (!('lineage' in found) || Number.isFinite(found.lineage)) &&
    Object.keys(found)
      .filter((name) => name !== 'lineage')
      .join() === 'accessToken,refreshToken');

/** Objects that resemble a session and have some invalid parts. */
const nearly = fc.record(
  {
    accessToken: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          value: fc.oneof(fc.jsonValue(), fc.string(), fc.constant('AT')),
          expiresAt: fc.oneof(fc.jsonValue(), fc.double(), fc.constant(4e9)),
        },
        { requiredKeys: [] },
      ),
    ),
    refreshToken: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          value: fc.oneof(fc.jsonValue(), fc.string(), fc.constant('RT')),
          role: fc.oneof(fc.jsonValue(), fc.constantFrom('member', 'visitor', 'owner', 'MEMBER')),
        },
        { requiredKeys: [] },
      ),
    ),
    lineage: fc.oneof(fc.jsonValue(), fc.double()),
  },
  { requiredKeys: [] },
);
/** The text of a session with a random part replaced. */
const mangled = (whole: string) =>
  fc
    .tuple(fc.nat(whole.length), fc.nat(20), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([at, length, other]) => whole.slice(0, at) + other + whole.slice(at + length));
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  nearly.map((value) => JSON.stringify(value)),
  mangled(JSON.stringify(member)),
);

test('a storage with any value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true, withTypedArray: true }), nearly), (value) => {
      expect(isHonest(tokensIn(value))).toBe(true);
    }),
  );
});

test('a storage area with any text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const area = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
      expect(isHonest(webStorage({ area }).load('key') as Tokens | undefined)).toBe(true);
    }),
  );
});

test('a cookie with any text as its value', () => {
  const whole = fc.constantFrom('member~4000000000~AT~RT', 'member|4000000000|AT|RT');
  const parts = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('member', '4000000000', 'AT', '.QVQ', '%', '%0d', '')), {
      maxLength: 6,
    })
    .chain((some) => fc.constantFrom('~', '|', '%7C').map((between) => some.join(between)));
  fc.assert(
    fc.property(fc.oneof(texts, parts, whole.chain(mangled)), (text) => {
      expect(isHonest(tokensInCookie(text))).toBe(true);
    }),
  );
});

test("any Cookie header: only the session's own cookie is read", () => {
  const name = cookieName('shop', { secure: true, httpOnly: true });
  const latin = fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((n) => String.fromCharCode(n)) });
  const pair = fc.oneof(
    latin,
    latin.map((value) => `${name}=${value}`),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 5 }), (pairs) => {
      const cookies = requestCookies(new Headers({ cookie: pairs.join('; ') }));
      expect(isHonest(cookies.load('shop') as Tokens | undefined)).toBe(true);
      expect(cookies.applyTo(new Headers()).getSetCookie()).toEqual([]);
    }),
  );
});

test('any text given to hydrateSession: the identity stays, unless the text is a session', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(texts, mangled(JSON.stringify({ form: 'vitrine/1', clientId: 'shop', ...member }))),
      async (text) => {
        const { site } = platform([tokens(1)], [Response.json({})]);
        const isTaken = await hydrateSession(site.session, text);
        const held = await site.session.getTokens();
        expect(isHonest(held)).toBe(true);
        expect(held !== undefined).toBe(isTaken);
        site.session.dispose();
      },
    ),
  );
});
