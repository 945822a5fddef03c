import { describe, expect, test } from 'vitest';
import { canonicalJson, hashOf } from './values/canonical.ts';
import { clockState, createClock } from './clock.ts';
import { idFrom, nextId, slugFrom } from './ids.ts';
import { digest, randomFrom } from './values/random.ts';

const GUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids (R3)', () => {
  test('have the form of version 4 and do not repeat', () => {
    const source = { seed: '42', counter: 0 };
    const ids = Array.from({ length: 5000 }, () => nextId(source, 'cart'));
    expect(new Set(ids).size).toBe(5000);
    for (const id of ids) expect(id).toMatch(GUID_V4);
  });

  test('are the same for the same seed and differ for another', () => {
    expect(nextId({ seed: '42', counter: 7 }, 'cart')).toBe(nextId({ seed: '42', counter: 7 }, 'cart'));
    expect(nextId({ seed: '43', counter: 7 }, 'cart')).not.toBe(nextId({ seed: '42', counter: 7 }, 'cart'));
    expect(idFrom('')).toMatch(GUID_V4);
  });

  test('slugs are made from titles, and get a number if taken', () => {
    expect(slugFrom('Café “Größe” No. 1', new Set())).toBe('cafe-gro-e-no-1');
    expect(slugFrom('Cup', new Set(['cup', 'cup-1']))).toBe('cup-2');
    expect(slugFrom('…', new Set())).toBe('item');
  });
});

describe('digest and random numbers', () => {
  test('short texts that differ in one place have different digests', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `42:${index}`);
    expect(new Set(texts.map((text) => digest(text))).size).toBe(texts.length);
  });

  test('numbers are between 0 and 1 and repeat with the seed', () => {
    const [one, two] = [randomFrom('a'), randomFrom('a')];
    for (let index = 0; index < 100; index++) {
      const number = one();
      expect(number).toBe(two());
      expect(number >= 0 && number < 1).toBe(true);
    }
  });
});

describe('clock (R1)', () => {
  test('a frozen clock moves by advance only', () => {
    const state = clockState('frozen', 1000);
    const clock = createClock(() => state);
    clock.tick();
    expect(clock.now()).toBe(1000);
    clock.advance(500);
    expect(clock.iso()).toBe('1970-01-01T00:00:01.500Z');
  });

  test('a stepped clock moves one second with every request', () => {
    const state = clockState('stepped', 0);
    const clock = createClock(() => state);
    clock.tick();
    clock.tick();
    expect(clock.now()).toBe(2000);
  });

  test('a real-time clock follows the machine', () => {
    const state = clockState('real-time');
    expect(Math.abs(createClock(() => state).now() - Date.now())).toBeLessThan(1000);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses to move by %s', (milliseconds) => {
    const state = clockState('frozen');
    expect(() => createClock(() => state).advance(milliseconds)).toThrow(/forward only/);
  });
});

describe('state hash (R5)', () => {
  test('depends on every value, not on the order of members', () => {
    expect(hashOf({ a: 1, b: [1, { c: 2, d: undefined }] })).toBe(hashOf({ b: [1, { c: 2 }], a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(canonicalJson([undefined, 'x', null])).toBe('[null,"x",null]');
  });
});
