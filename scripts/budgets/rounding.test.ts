import { expect, test } from 'vitest';
import { shown } from './rounding.ts';

test.each([
  [15.9901, { decimals: 2 }, 16],
  [15.99, { decimals: 2 }, 15.99],
  [1.1, { decimals: 1 }, 1.1],
  [4_331, { decimals: 0 }, 4_331],
  [49.001, { decimals: 0 }, 50],
] as const)('a figure that is to be small is rounded up: %d', (value, figure, expected) => {
  expect(shown(value, figure)).toBe(expected);
});

test.each([
  [0.4999, { decimals: 2, atLeast: true }, 0.49],
  [0.29, { decimals: 2, atLeast: true }, 0.29],
] as const)('a rate is rounded down: %d', (value, figure, expected) => {
  expect(shown(value, figure)).toBe(expected);
});
