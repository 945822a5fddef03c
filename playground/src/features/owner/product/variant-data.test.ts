import { expect, test } from 'vitest';
import { variantData } from './variant-data.ts';

test('a variant without data is visible, has no SKU and no figures', () => {
  expect(variantData({ id: '1' })).toEqual({ sku: '', visible: true });
});

test('a variant with a price but without a cost keeps its currency', () => {
  const priceData = { price: 12, discountedPrice: 12, currency: 'EUR' };
  const variant = { priceData, weight: 0.5, sku: 'MUG-S', visible: false };
  expect(variantData({ id: '1', variant })).toEqual({
    price: 12,
    currency: 'EUR',
    weight: 0.5,
    sku: 'MUG-S',
    visible: false,
  });
});
