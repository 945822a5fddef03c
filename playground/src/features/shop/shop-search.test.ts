import { describe, expect, test } from 'vitest';
import { cleared, isNarrowed, parseShopSearch } from './shop-search.ts';

describe('parseShopSearch', () => {
  test('keeps what it knows and leaves out the rest', () => {
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

  test('reads a search for a number, which the router hands over as one', () => {
    expect(parseShopSearch({ q: 42 })).toEqual({ q: '42' });
  });

  test('ignores prices that are no prices, and swaps limits that stand the wrong way round', () => {
    expect(parseShopSearch({ min: 'cheap', max: -1 })).toEqual({});
    expect(parseShopSearch({ min: 50, max: 20 })).toEqual({ min: 20, max: 50 });
    expect(parseShopSearch({ min: 20, max: 20 })).toEqual({ min: 20, max: 20 });
  });

  test('leaves the defaults out of the address', () => {
    expect(parseShopSearch({ sort: 'featured', view: 'grid', q: '' })).toEqual({});
  });
});

test('order and layout do not narrow a list, and clearing keeps them', () => {
  expect(isNarrowed({ sort: 'name', view: 'list' })).toBe(false);
  expect(isNarrowed({ max: 20 })).toBe(true);
  expect(cleared({ sort: 'name', view: 'list', q: 'tee', max: 20 })).toEqual({ sort: 'name', view: 'list' });
});
