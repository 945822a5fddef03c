import { expect, test } from 'vitest';
import { stateDiff } from './state-diff.ts';

test('names each changed, added or removed path, and nothing else', () => {
  const before = { carts: { a: { count: 1 } }, list: [1, 2], same: { deep: true } };
  const after = { carts: { a: { count: 2 }, b: {} }, list: [1], same: { deep: true } };
  expect(stateDiff(before, after)).toEqual([
    { path: 'carts.a.count', before: 1, after: 2 },
    { path: 'carts.b', before: undefined, after: {} },
    { path: 'list.1', before: 2, after: undefined },
  ]);
  expect(stateDiff(before, structuredClone(before))).toEqual([]);
  expect(stateDiff({ a: 1, b: 2 }, { a: 2, b: 3 }, 1)).toHaveLength(1);
});
