import { expect, test } from 'vitest';
import { shopOf } from '../../../testing/owner.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'an option called %s, as every object has a member, is an option like any other',
  async (name) => {
    const { owner } = await shopOf();
    const choices = ['S', 'M'].map((value) => ({ value, description: value }));
    const product = {
      name: 'Shirt',
      manageVariants: true,
      priceData: { price: 9 },
      productOptions: [{ name, choices }],
    };
    const { status, body } = await owner.post('/v1/products', { product });
    expect(status).toBe(200);
    const path = `/v1/products/${body.text('product.id')}`;
    const chosen = Object.fromEntries([[name, 'S']]);
    const one = await owner.post(`${path}/variants/query`, { choices: chosen });
    expect(one.status).toBe(200);
    expect(one.body.list('variants')).toHaveLength(1);
    const none = await owner.post(`${path}/productOptionsAvailability`, { options: {} });
    expect(none.status).toBe(200);
    expect(none.body.at('selectedVariant')).toBeUndefined();
    const full = await owner.post(`${path}/productOptionsAvailability`, { options: chosen });
    expect(full.status).toBe(200);
    expect(full.body.at('selectedVariant')).toBeDefined();
  },
);
