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
    ['no change', (text) => text],
    ['encodeURIComponent', encodeURIComponent],
    ['encodeURIComponent twice', twice],
    ['an encoder that keeps only letters and digits', everySign],
    [
      'encodeURIComponent, then an encoder that keeps only letters and digits',
      (text) => everySign(encodeURIComponent(text)),
    ],
    ['quotes', (text) => `"${text}"`],
    ['quotes, then encodeURIComponent', (text) => encodeURIComponent(`"${text}"`)],
    ['quotes, then encodeURIComponent twice', (text) => twice(`"${text}"`)],
    ['encodeURIComponent, then quotes', (text) => `"${encodeURIComponent(text)}"`],
  ])('%s', (_what, rewritten) => {
    for (const tokens of [member, odd])
      expect(tokensInCookie(rewritten(cookieValue(tokens)))).toEqual(tokens);
    expect(before.map((text) => tokensInCookie(rewritten(text)))).toEqual([member, odd]);
  });

  test('cookie encoders do not change the value, and common tokens are readable in it', () => {
    for (const tokens of [member, odd])
      expect(encodeURIComponent(cookieValue(tokens))).toBe(cookieValue(tokens));
    expect(cookieValue({ ...member, lineage: 0.25 })).toBe('member~4000000000~AT-member~RT-member~0.25');
  });
});

test.each([
  ['a value with too many parts in the previous format', 'member|4e9|AT|RT|0.5|x'],
  ['a value whose lineage ends in letters', 'member|4e9|AT|RT|0.5x'],
  ['a value whose lineage begins with letters', 'member|4e9|AT|RT|x0.5'],
  ['a value with an invalid escape', 'member|4e9|%E0|RT|0.5'],
  ['a value without an access token', 'member|4e9'],
  ['a value without a refresh token', 'member|4e9|AT'],
  ['a value longer than a cookie', `member|4e9|AT|${'R'.repeat(4_096)}`],
  ['a value with too many parts', 'member~4e9~AT~RT~0.5~x'],
  ['a value with invalid base64url', 'member~4e9~.A*~RT'],
  ['a value with the separators of both formats', 'member~4e9~AT|RT'],
  ['a value that was encoded four times', twice(twice(before[0]))],
  ['a value with a quote at one end only', `"${before[0]}`],
])('%s is not a session', (_what, text) => {
  expect(tokensInCookie(text)).toBeUndefined();
});

test('a line has at most the length that browsers accept', () => {
  const room = 4_096 - (cookieLine('v', '', plain)?.length ?? 0);
  expect(cookieLine('v', 'x'.repeat(room), plain)).toHaveLength(4_096);
  expect(cookieLine('v', 'x'.repeat(room + 1), plain)).toBeUndefined();
});

test.each([
  ['a path that contains another option', { ...plain, path: '/; Domain=evil.test' }],
  ['a domain with a line break', { ...plain, domain: 'shop.test\r\nX: 1' }],
  ['cookies for other sites without HTTPS', { ...plain, secure: false, sameSite: 'none' as const }],
])('%s: the options are rejected', async (_what, kind) => {
  expect(await failureOf((async () => cookieLine('v', 'x', kind))())).toMatchObject({
    name: 'ValidationError',
    code: 'invalid-cookie-option',
    message: expect.stringContaining(
      'A cookie cannot have these options: path, domain, maxAge, sameSite, secure.',
    ),
  });
});
