import { expect, test } from 'vitest';
import { operations } from '../engine/operations.ts';
import { rules } from './table.ts';

test.each(['auth', 'recovery', 'verification', 'oauth2', 'redirect-session'])(
  'every call of %s has a rule',
  (service) => {
    const ids = operations.filter((operation) => operation.service === service).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
  },
);

test('every rule belongs to a call', () => {
  const ids = new Set(operations.map(({ id }) => id));
  expect(Object.keys(rules).filter((id) => !ids.has(id))).toEqual([]);
});
