import { expect, test } from 'vitest';
import { compared, median, orderOf } from './user/measure.ts';

test('a sample is compared with the bare sample of its round, and the bare sample with itself', async () => {
  const compare = compared(async () => 10, { ours: async () => 15 }, 6);
  expect(await compare).toMatchObject({ control: 1, ours: 1.5 });
});

test('the control shows a machine that gets slower during the run', async () => {
  let taken = 0;
  const slower = async () => 10 * 1.2 ** (taken += 1);
  const { control } = await compared(slower, {}, 1);
  expect(control).toBeCloseTo(1.2);
});

test('each sample follows every other sample equally often', () => {
  const orders = Array.from({ length: 6 }, (_, round) => orderOf(['a', 'b', 'c'], round).join(''));
  expect(new Set(orders)).toEqual(new Set(['abc', 'bca', 'cab', 'cba', 'acb', 'bac']));
});

test('the median ignores extreme values', () => {
  expect(median([100, 1, 2])).toBe(2);
});
