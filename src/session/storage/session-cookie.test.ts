import { describe, expect, test } from 'vitest';
import { failureOf } from '../../core/testing/fakes.ts';
import { cookieLine, cookieValue, tokensInCookie } from './session-cookie.ts';
import { member } from '../testing/contents.ts';

const plain = { secure: true, httpOnly: true };

test.each([undefined, 0.25, 1e-7])('tokens with the lineage %s are read back unchanged', (lineage) => {
  const tokens = lineage === undefined ? member : { ...member, lineage };
  expect(tokensInCookie(cookieValue(tokens))).toEqual(tokens);
});

const odd = {
  accessToken: { value: '"AT"|~;,\\%41+/=', expiresAt: 4_000_000_000 },
  refreshToken: { value: '.RT%252F~', role: 'member' as const },
  lineage: 0.25,
};
/** Cookies as earlier versions wrote them. */
const before = [
  'member|4000000000|AT-member|RT-member',
  `member|4000000000|${encodeURIComponent(odd.accessToken.value)}|${encodeURIComponent(odd.refreshToken.value)}|0.25`,
] as const;
const twice = (text: string) => encodeURIComponent(encodeURIComponent(text));
const everySign = (text: string) =>
  text.replaceAll(/[^\w]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

describe('a session survives a framework that rewrites the value of its cookie:', () => {
  test.each<[string, (text: string) => string]>([
    ['left as it was', (text) => text],
    ['encodeURIComponent', encodeURIComponent],
    ['two encodings', twice],
    ['an encoder that leaves letters and digits only', everySign],
    ['such an encoder after another', (text) => everySign(encodeURIComponent(text))],
    ['quotes', (text) => `"${text}"`],
    ['quotes that were encoded', (text) => encodeURIComponent(`"${text}"`)],
    ['quotes that were encoded twice', (text) => twice(`"${text}"`)],
    ['quotes around what was encoded', (text) => `"${encodeURIComponent(text)}"`],
  ])('%s', (_what, rewritten) => {
    for (const tokens of [member, odd])
      expect(tokensInCookie(rewritten(cookieValue(tokens)))).toEqual(tokens);
    expect(before.map((text) => tokensInCookie(rewritten(text)))).toEqual([member, odd]);
  });

  test('an encoder of cookies leaves the value unchanged, and common tokens are readable in it', () => {
    for (const tokens of [member, odd])
      expect(encodeURIComponent(cookieValue(tokens))).toBe(cookieValue(tokens));
    expect(cookieValue({ ...member, lineage: 0.25 })).toBe('member~4000000000~AT-member~RT-member~0.25');
  });
});

test.each([
  ['more parts than a session has', 'member|4e9|AT|RT|0.5|x'],
  ['a lineage that ends in words', 'member|4e9|AT|RT|0.5x'],
  ['a lineage that begins with them', 'member|4e9|AT|RT|x0.5'],
  ['a broken escape', 'member|4e9|%E0|RT|0.5'],
  ['no access token', 'member|4e9'],
  ['no refresh token', 'member|4e9|AT'],
  ['more than a cookie holds', `member|4e9|AT|${'R'.repeat(4_096)}`],
  ['more parts than a session has, in the form of today', 'member~4e9~AT~RT~0.5~x'],
  ['a part that is no base64', 'member~4e9~.A*~RT'],
  ['signs of both forms', 'member~4e9~AT|RT'],
  ['one encoding too many', twice(twice(before[0]))],
  ['a quote at one end', `"${before[0]}`],
])('%s is no session', (_what, text) => {
  expect(tokensInCookie(text)).toBeUndefined();
});

test('a line may be as long as browsers accept, but not longer', () => {
  const room = 4_096 - (cookieLine('v', '', plain)?.length ?? 0);
  expect(cookieLine('v', 'x'.repeat(room), plain)).toHaveLength(4_096);
  expect(cookieLine('v', 'x'.repeat(room + 1), plain)).toBeUndefined();
});

test.each([
  ['a path that begins another option', { ...plain, path: '/; Domain=evil.test' }],
  ['a domain with a line end', { ...plain, domain: 'shop.test\r\nX: 1' }],
  ['cookies for other sites without HTTPS', { ...plain, secure: false, sameSite: 'none' as const }],
])('%s cannot be asked for', async (_what, kind) => {
  expect(await failureOf((async () => cookieLine('v', 'x', kind))())).toMatchObject({
    name: 'ValidationError',
    code: 'invalid-cookie-option',
    message: expect.stringContaining(
      'A cookie cannot have these options: path, domain, maxAge, sameSite, secure.',
    ),
  });
});
