import { expect, test } from 'vitest';
import { failureOf } from '../transport/testing/fakes.ts';
import { cookieLine, cookieValue, tokensInCookie } from './session-cookie.ts';
import { member } from './testing/contents.ts';

const plain = { secure: true, httpOnly: true };

test.each([undefined, 0.25, 1e-7])('tokens come back as they were, of lineage %s', (lineage) => {
  const tokens = lineage === undefined ? member : { ...member, lineage };
  expect(tokensInCookie(cookieValue(tokens))).toEqual(tokens);
});

test.each([
  ['more parts than a session has', 'member|4e9|AT|RT|0.5|x'],
  ['a lineage that ends in words', 'member|4e9|AT|RT|0.5x'],
  ['a lineage that begins with them', 'member|4e9|AT|RT|x0.5'],
  ['a broken escape', 'member|4e9|%E0|RT|0.5'],
  ['no access token', 'member|4e9'],
  ['no refresh token', 'member|4e9|AT'],
  ['more than a cookie holds', `member|4e9|AT|${'R'.repeat(4_096)}`],
])('%s is no session', (_what, text) => {
  expect(tokensInCookie(text)).toBeUndefined();
});

test('a line is made as long as browsers take it, and not longer', () => {
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
