import { describe, expect, test } from 'vitest';
import { newVisitor } from '../../testing/shopper.ts';

describe('catalog prices', () => {
  test('R105: prices are whole minor units in every currency', async () => {
    const shopper = await newVisitor({ settings: { currency: 'JPY' } });
    const { body } = await shopper.post('/v1/products/query-platformized', {});
    for (const product of body.list('products'))
      for (const name of ['price', 'discountedPrice'])
        expect(Number.isInteger(product.at(`priceData.${name}`))).toBe(true);
  });
});
