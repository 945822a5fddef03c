import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

test.each([
  [[], ''],
  [[0], 'AA'],
  [[0xfb, 0xff, 0xbf], '-_-_'],
  [[0xfb, 0xef], '--8'],
])('the bytes %j are encoded as %j, and decoded again', (bytes, text) => {
  expect(toBase64url(Uint8Array.from(bytes))).toBe(text);
  expect(Array.from(fromBase64url(text), (character) => character.charCodeAt(0))).toEqual(bytes);
});

test('a million bytes have the same encoding as in Node', () => {
  const bytes = new Uint8Array(1_000_000).fill(251);
  expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
});
