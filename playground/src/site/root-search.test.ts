import { expect, test } from 'vitest';
import { parseRootSearch } from './root-search.ts';

test('an address carries scenario, seed, clock, identity and screen state', () => {
  const search = { scenario: 'sold-out', seed: 7, clock: 60, as: 'b', show: 'error', fail: 'NOT_FOUND' };
  expect(parseRootSearch({ ...search, sort: 'price' })).toEqual(search);
});

test.each([
  [{ as: 'a' }],
  [{ as: 'nobody' }],
  [{ clock: -5 }],
  [{ clock: 'noon' }],
  [{ show: 'normal', fail: 'X' }],
  [{ seed: '' }],
  [{ scenario: 7 }],
])('%j counts as empty', (search) => {
  expect(parseRootSearch(search)).toEqual({});
});
