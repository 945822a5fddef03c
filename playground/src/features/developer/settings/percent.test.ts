import { expect, test } from 'vitest';
import { percentOf, shareOf } from './percent.ts';

test('shares are shown as percentages and converted back without rounding errors', () => {
  for (const share of ['0.19', '0.055', '0.0725', '0', '1']) expect(shareOf(percentOf(share))).toBe(share);
  expect(percentOf('0.0725')).toBe(7.25);
});
