import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isValidationError } from '../core/errors/index.ts';
import { PKCE_CHARACTERS } from '../session/literals.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';

describe('a verifier', () => {
  test.each([43, 44, 100, 128])('has %i characters if they are requested', (length) => {
    expect(createVerifier(length)).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`));
  });

  test('has 43 characters by default', () => {
    expect(createVerifier()).toHaveLength(43);
  });

  test.each([42, 129, 0, -1, 43.5, Number.NaN, Infinity])('of %d characters is refused', (length) => {
    const make = () => createVerifier(length);
    expect(make).toThrow(`Expected a length between 43 and 128. Received ${length}.`);
    expect(make).toThrow(expect.toSatisfy(isValidationError));
    expect(make).toThrow(expect.objectContaining({ code: 'invalid-verifier-length' }));
  });

  test('draws each character with the same probability', () => {
    const counts = new Map<string, number>();
    const drawn = 128 * 1_000;
    for (let n = 0; n < 1_000; n++)
      for (const character of createVerifier(128)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.keys()].filter((character) => !PKCE_CHARACTERS.includes(character))).toEqual([]);
    expect(counts.size).toBe(64);
    const due = drawn / 64;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
    // 63 degrees of freedom: a fair draw exceeds 127 about once in 300,000 runs; a modulo over all bytes is far above.
    expect(chi).toBeLessThan(127);
  });

  test('never repeats', () => {
    expect(new Set(Array.from({ length: 5_000 }, () => createVerifier())).size).toBe(5_000);
  });
});

test('a challenge is the SHA-256 of the verifier as RFC 7636 has it', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  for (let n = 0; n < 50; n++) {
    const verifier = createVerifier(43 + n);
    expect(await challengeOf(verifier)).toBe(createHash('sha256').update(verifier).digest('base64url'));
  }
});

test('a state has 256 random bits in 43 characters that need no escape', () => {
  const states = Array.from({ length: 1_000 }, createState);
  expect(new Set(states).size).toBe(1_000);
  for (const state of states) {
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(state, 'base64url')).toHaveLength(32);
  }
});
