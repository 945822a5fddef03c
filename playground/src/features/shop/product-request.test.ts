import { expect, test } from 'vitest';
import { PAGE_SIZE, productsRequest } from './product-request.ts';

test('an address without filters requests all products, the newest first', () => {
  expect(productsRequest({})).toEqual({
    price: {},
    inStock: false,
    sort: 'newest',
    pageSize: PAGE_SIZE,
    total: true,
  });
});

test('all filters of the address form one request', () => {
  const search = {
    q: 'tee',
    collection: 'wear',
    min: 10,
    max: 40.5,
    stock: 'in',
    sort: 'price-desc',
  } as const;
  expect(productsRequest(search, 'id-of-wear')).toMatchObject({
    category: 'id-of-wear',
    search: 'tee',
    price: { from: '10', to: '40.5' },
    inStock: true,
    sort: 'price-descending',
  });
});
