import { expect, test } from 'vitest';
import { PAGE_SIZE, productRequest } from './product-request.ts';

const paging = { limit: PAGE_SIZE, offset: 0 };

test('an address without filters requests all products in the order of the shop', () => {
  expect(productRequest({})).toEqual({ query: { paging } });
});

test('all filters of the address form one query', () => {
  expect(
    productRequest({ q: 'tee', collection: 'wear', min: 10, max: 40, stock: 'in' }, 'id-of-wear'),
  ).toEqual({
    query: {
      filter: {
        name: { $contains: 'tee' },
        'collections.id': { $hasSome: ['id-of-wear'] },
        'priceData.price': { $gte: 10, $lte: 40 },
        inventoryStatus: { $hasSome: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] },
      },
      paging,
    },
  });
});

test('products with equal prices keep their order across pages', () => {
  expect(productRequest({ sort: 'price-desc' }).query?.sort).toEqual([
    { fieldName: 'price', order: 'DESC' },
    { fieldName: 'numericId', order: 'ASC' },
  ]);
  expect(productRequest({ sort: 'newest' }).query?.sort).toEqual([{ fieldName: 'numericId', order: 'DESC' }]);
});
