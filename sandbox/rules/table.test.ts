import { expect, test } from 'vitest';
import { operations } from '../engine/operations.ts';
import { rules } from './table.ts';

test('every call has a rule', () => {
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.map(({ id }) => id).filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
});

test('every rule belongs to a call', () => {
  const ids = new Set(operations.map(({ id }) => id));
  expect(Object.keys(rules).filter((id) => !ids.has(id))).toEqual([]);
});
