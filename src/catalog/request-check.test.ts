import { describe, expect, test } from 'vitest';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { searchProducts } from '../../generated/catalog-v3/operations.ts';
import { items, pages } from '../paging/pages.ts';
import { createAnyCatalog } from './any-catalog.ts';
import type { ProductsPageRequest } from './backend.ts';
import { catalogV1 } from './catalog-v1.ts';
import { catalogV3 } from './catalog-v3.ts';
import { openShop } from './testing/shop.ts';

const catalogs = [
  ['V1_CATALOG', catalogV1],
  ['V3_CATALOG', catalogV3],
] as const;

describe.each(catalogs)('a list of products on a site with %s', (version, own) => {
  const catalogVersion = version === 'V1_CATALOG' ? 'V1' : 'V3';

  test.each<[object, string]>([
    ...[Number.NaN, 0, -1, 1.5, 101, Infinity, '24'].map((pageSize): [object, string] => [
      { pageSize },
      'invalid-page-size',
    ]),
    ...['ten', '-1', '1e3', 'NaN', '24,90', Number.NaN].map((from): [object, string] => [
      { price: { from } },
      'invalid-price',
    ]),
    [{ price: { to: 'Infinity' } }, 'invalid-price'],
  ])('with %j is refused before the call, with the reason %s', async (request, code) => {
    const { client, sent } = openShop({ settings: { catalogVersion } });
    for (const catalog of [own, createAnyCatalog({ assumed: catalogVersion === 'V1' ? 'v1' : 'v3' })]) {
      const list = catalog.products(request as ProductsPageRequest, { client });
      await expect(list).rejects.toMatchObject({ name: 'ValidationError', code });
    }
    expect(sent.filter((path) => !path.endsWith('version'))).toEqual([]);
  });

  test('takes an empty price as no condition', async () => {
    const { client } = openShop({ settings: { catalogVersion } });
    const { products } = await own.products({ price: { from: '', to: '24.90' } }, { client });
    expect(products.length).toBeGreaterThan(0);
  });
});

test('a page that no list of the first catalog has is refused', async () => {
  const { client } = openShop();
  for (const page of ['NaN', '-24', 'x', '1.5'])
    await expect(catalogV1.products({ page }, { client })).rejects.toMatchObject({ code: 'invalid-page' });
});

test.each([Number.NaN, -1, 1.5, Infinity, '5'])(
  'a walk over pages of %s items sends nothing',
  async (size) => {
    const { client, sent } = openShop();
    const limit = size as number;
    const walks = [
      () => pages(queryProducts, { query: { paging: { limit } } }, { client }).next(),
      () => items(searchProducts, { search: { cursorPaging: { limit } } }, { client }).next(),
    ];
    for (const walk of walks)
      await expect(walk()).rejects.toMatchObject({ name: 'ValidationError', code: 'invalid-page-size' });
    expect(sent).toEqual([]);
  },
);
