import { expect, test } from 'vitest';
import { growthOf, isFlat } from './slope.ts';

const MB = 1_000_000;

test('a line through the measurements grows as they do', () => {
  expect(growthOf([10, 12, 14, 16])).toBeCloseTo(6);
  expect(growthOf([10, 12, 12, 10])).toBeCloseTo(0);
  expect(growthOf([10])).toBe(0);
});

test.each([
  ['the same all the time', [40, 40, 40, 40, 40, 40], true],
  ['what is loaded in the warm-up', [20, 35, 40, 41, 40, 41], true],
  ['a little up and down', [40, 44, 41, 45, 42, 44], true],
  ['a leak', [40, 44, 48, 52, 56, 60], false],
])('%s: flat is %s', (_, heaps, expected) => {
  expect(isFlat(heaps.map((heap) => heap * MB))).toBe(expected);
});
