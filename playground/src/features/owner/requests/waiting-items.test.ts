import { expect, test } from 'vitest';
import type { BackInStockNotificationRequest } from 'vitrine/back-in-stock';
import type { Product } from 'vitrine/catalog-v1';
import { part } from '../../../testing/part.ts';
import { itemDetailsOf, itemsOf, parseRequestsSearch } from './waiting-items.ts';

const reference = (catalogItemId: string, options?: Record<string, unknown>) => ({
  appId: 'store',
  catalogItemId,
  ...(options && { options }),
});
const request = (id: string, catalogReference: ReturnType<typeof reference>) =>
  part<BackInStockNotificationRequest>({ id, catalogReference });

test('requests for the same item are grouped, whatever the order of its choices', () => {
  const items = itemsOf([
    request('1', reference('a', { variantId: 'v', options: 'x' })),
    request('2', reference('b')),
    request('3', reference('a', { options: 'x', variantId: 'v' })),
  ]);
  expect(items.map(({ ids }) => ids)).toEqual([['1', '3'], ['2']]);
});

test('an item has the name of its product and choices, and the price of its variant', () => {
  const priceData = (price: number) => ({
    currency: 'EUR',
    price,
    discountedPrice: price,
    formatted: { price: `${price}`, discountedPrice: `${price}` },
  });
  const product = part<Product>({
    id: 'a',
    name: 'Cushion',
    priceData: priceData(40),
    variants: [
      {
        id: 'v',
        choices: { Color: 'Plum' },
        variant: { priceData: priceData(44), weight: 0, sku: '', visible: true },
      },
    ],
  });
  expect(itemDetailsOf(reference('a', { variantId: 'v' }), [product])).toMatchObject({
    name: 'Cushion – Plum',
    price: 44,
  });
  expect(itemDetailsOf(reference('a'), [product])).toMatchObject({ name: 'Cushion', price: 40 });
  expect(itemDetailsOf(reference('gone'), [product])).toBeUndefined();
});

test('a known status in the address is kept, and an unknown status is dropped', () => {
  expect(parseRequestsSearch({ status: 'FAILED' })).toEqual({ status: 'FAILED' });
  expect(parseRequestsSearch({ status: 'HAPPY' })).toEqual({});
});
