import { expect, test } from 'vitest';
import { growthOf, isFlat } from './slope.ts';

const MB = 1_000_000;

test('the growth is that of a line through the measurements', () => {
  expect(growthOf([10, 12, 14, 16])).toBeCloseTo(6);
  expect(growthOf([10, 12, 12, 10])).toBeCloseTo(0);
  expect(growthOf([10])).toBe(0);
});

test.each([
  ['constant memory', [40, 40, 40, 40, 40, 40], true],
  ['growth in the warm-up only', [20, 35, 40, 41, 40, 41], true],
  ['small ups and downs', [40, 44, 41, 45, 42, 44], true],
  ['a leak', [40, 44, 48, 52, 56, 60], false],
])('%s: isFlat gives %s', (_, heaps, expected) => {
  expect(isFlat(heaps.map((heap) => heap * MB))).toBe(expected);
});
