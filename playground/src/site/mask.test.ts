import { expect, test } from 'vitest';
import { mask } from './mask.ts';

test('a token in a header is hidden, other headers are not', () => {
  expect(mask.header('Authorization', 'OauthNG.JWS.eyJraWQ')).toBe('OauthN••••••');
  expect(mask.header('content-type', 'application/json')).toBe('application/json');
});

test('tokens in a body are hidden at any depth', () => {
  const body = mask.body(
    JSON.stringify({ access_token: 'abcdefghijklmnop', inner: [{ refreshToken: 'short' }] }),
  );
  expect(body).not.toContain('abcdefghijklmnop');
  expect(body).not.toContain('short');
  expect(body).toContain('abcdef••••••');
});

test('codes of coupons and errors stay readable, and so does a body that is not JSON', () => {
  expect(mask.body('{"code":"WELCOME10"}')).toContain('WELCOME10');
  expect(mask.body('plain words')).toBe('plain words');
  expect(mask.body(undefined)).toBeUndefined();
});
