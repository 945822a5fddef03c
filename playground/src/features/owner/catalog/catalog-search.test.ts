import { expect, test } from 'vitest';
import { catalogRequest, parseCatalogSearch } from './catalog-search.ts';

test('an address keeps its words and its collection, and loses what makes no sense', () => {
  expect(parseCatalogSearch({ q: ' lamp ', collection: 'c1', page: 3 })).toEqual({
    q: 'lamp',
    collection: 'c1',
  });
  expect(parseCatalogSearch({ q: '  ', collection: {} })).toEqual({});
});

test('the newest products come first, narrowed to name and collection', () => {
  expect(catalogRequest({}).query).toEqual({
    sort: [{ fieldName: 'numericId', order: 'DESC' }],
    paging: { limit: 50, offset: 0 },
  });
  expect(catalogRequest({ q: 'lamp', collection: 'c1' }).query?.filter).toEqual({
    name: { $contains: 'lamp' },
    'collections.id': { $hasSome: ['c1'] },
  });
});
