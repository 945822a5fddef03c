import { expect, test } from 'vitest';
import { mask } from './mask.ts';

test('hides a token in a header, but no other headers', () => {
  expect(mask.header('Authorization', 'OauthNG.JWS.eyJraWQ')).toBe('OauthN••••••');
  expect(mask.header('content-type', 'application/json')).toBe('application/json');
});

test('hides tokens in a body at any depth', () => {
  const body = mask.body(
    JSON.stringify({ access_token: 'abcdefghijklmnop', inner: [{ refreshToken: 'short' }] }),
  );
  expect(body).not.toContain('abcdefghijklmnop');
  expect(body).not.toContain('short');
  expect(body).toContain('abcdef••••••');
});

test.each(['codeVerifier', 'code_verifier', 'password', 'clientSecret', 'sessionToken'])(
  'hides %s in a body',
  (name) => {
    expect(mask.body(JSON.stringify({ [name]: 'abcdefghijklmnop' }))).not.toContain('abcdefg');
  },
);

test('leaves coupon codes, error codes and bodies that are not JSON readable', () => {
  expect(mask.body('{"code":"WELCOME10"}')).toContain('WELCOME10');
  expect(mask.body('plain words')).toBe('plain words');
  expect(mask.body(undefined)).toBeUndefined();
});
