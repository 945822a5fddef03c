import { expect, test } from 'vitest';
import { catalogRequest, parseCatalogSearch } from './catalog-search.ts';

test('reads search words and a collection from the address and drops invalid parameters', () => {
  expect(parseCatalogSearch({ q: ' lamp ', collection: 'c1', page: 3 })).toEqual({
    q: 'lamp',
    collection: 'c1',
  });
  expect(parseCatalogSearch({ q: '  ', collection: {} })).toEqual({});
});

test('lists the newest products first, filtered by name and collection', () => {
  expect(catalogRequest({}).query).toEqual({
    sort: [{ fieldName: 'numericId', order: 'DESC' }],
    paging: { limit: 50, offset: 0 },
  });
  expect(catalogRequest({ q: 'lamp', collection: 'c1' }).query?.filter).toEqual({
    name: { $contains: 'lamp' },
    'collections.id': { $hasSome: ['c1'] },
  });
});
