import { describe, expect, test } from 'vitest';
import { cleared, isNarrowed, parseShopSearch } from './shop-search.ts';

describe('parseShopSearch', () => {
  test('keeps known parameters and drops the rest', () => {
    expect(
      parseShopSearch({
        q: ' tee ',
        collection: 'wear',
        min: '10',
        max: 40,
        stock: 'in',
        sort: 'price-desc',
        x: 1,
      }),
    ).toEqual({ q: 'tee', collection: 'wear', min: 10, max: 40, stock: 'in', sort: 'price-desc' });
  });

  test('reads a numeric search, which the router returns as a number', () => {
    expect(parseShopSearch({ q: 42 })).toEqual({ q: '42' });
  });

  test('ignores invalid prices and swaps reversed limits', () => {
    expect(parseShopSearch({ min: 'cheap', max: -1 })).toEqual({});
    expect(parseShopSearch({ min: 50, max: 20 })).toEqual({ min: 20, max: 50 });
    expect(parseShopSearch({ min: 20, max: 20 })).toEqual({ min: 20, max: 20 });
  });

  test('leaves defaults out of the address', () => {
    expect(parseShopSearch({ sort: 'newest', view: 'grid', q: '' })).toEqual({});
  });
});

test('order and layout do not count as filters, and clearing keeps them', () => {
  expect(isNarrowed({ sort: 'name', view: 'list' })).toBe(false);
  expect(isNarrowed({ max: 20 })).toBe(true);
  expect(cleared({ sort: 'name', view: 'list', q: 'tee', max: 20 })).toEqual({ sort: 'name', view: 'list' });
});
