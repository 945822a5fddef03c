import { describe, expect, test } from 'vitest';
import { shopOf, announcedBy } from '../../../testing/owner.ts';

const sizes = { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) };

/** A shop with a shirt in two sizes. */
const shirt = async (manageVariants = true) => {
  const shop = await shopOf();
  const { body } = await shop.owner.post('/v1/products', {
    product: {
      name: 'Shirt',
      sku: 'SHIRT',
      weight: 0.3,
      manageVariants,
      priceData: { price: 89 },
      costAndProfitData: { itemCost: 40 },
      productOptions: [sizes],
    },
  });
  const id = body.text('product.id');
  const update = (...variants: object[]) => shop.owner.patch(`/v1/products/${id}/variants`, { variants });
  const read = async () => (await shop.owner.get(`/v1/products/${id}?includeMerchantSpecificData=true`)).body;
  const [small = '', medium = ''] = body.list('product.variants').map((variant) => variant.text('id'));
  return { ...shop, id, update, read, small, medium };
};

describe('values of variants', () => {
  test('R102: price, cost, weight, SKU and visibility can differ if variants are managed', async () => {
    const { update, read, small } = await shirt();
    const { status, body } = await update({
      choices: { Size: 'S' },
      price: 95,
      cost: 41,
      weight: 0.2,
      sku: 'SHIRT-S',
      visible: false,
    });
    expect(status).toBe(200);
    expect(body.list('variants')).toHaveLength(1);
    expect(body.at('variants.0')).toMatchObject({
      id: small,
      variant: {
        priceData: { price: 95 },
        costAndProfitData: { itemCost: 41 },
        weight: 0.2,
        sku: 'SHIRT-S',
        visible: false,
      },
    });
    const product = await read();
    expect(product.at('product.variants.1.variant')).toMatchObject({
      priceData: { price: 89 },
      weight: 0.3,
      sku: 'SHIRT',
      visible: true,
    });
  });

  test('R107: are spanned by the ranges of price, weight and cost', async () => {
    const { update, read } = await shirt();
    await update({ choices: { Size: 'S' }, price: 95, cost: 41, weight: 0.2 });
    expect((await read()).at('product')).toMatchObject({
      priceRange: { minValue: 89, maxValue: 95 },
      weightRange: { minValue: 0.2, maxValue: 0.3 },
      costRange: { minValue: 40, maxValue: 41 },
    });
  });

  test('R102: are those of the product, and cannot be set, if variants are not managed', async () => {
    const { update, owner, read, id } = await shirt(false);
    const refused = await update({ choices: { Size: 'S' }, price: 95 });
    expect(refused.status).toBe(400);
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('manageVariants');
    await owner.patch(`/v1/products/${id}`, { product: { sku: 'NEW', priceData: { price: 70 } } });
    for (const variant of (await read()).list('product.variants'))
      expect(variant.at('variant')).toMatchObject({ sku: 'NEW', priceData: { price: 70 } });
  });

  test('R111: are reset to those of the product', async () => {
    const { sandbox, update, owner, read, id, small } = await shirt();
    await update({ variantIds: [small], price: 95, cost: 41, weight: 0.2, sku: 'SHIRT-S' });
    const announced = await announcedBy(sandbox, () =>
      owner.post(`/v1/products/${id}/variants/resetToDefault`),
    );
    expect(announced[0]?.data.at('variants')).toMatchObject([
      { variantId: small, changedFields: ['price', 'cost', 'weight', 'sku'] },
    ]);
    expect((await read()).at('product.variants.0.variant')).toMatchObject({
      priceData: { price: 89 },
      costAndProfitData: { itemCost: 40 },
      weight: 0.3,
      sku: 'SHIRT',
    });
  });

  test('R114: are announced with the names of the changed fields', async () => {
    const { sandbox, update, small, medium } = await shirt();
    const announced = await announcedBy(sandbox, () =>
      update({ variantIds: [small, medium], price: 89.5 }, { choices: { Size: 'M' }, visible: false }),
    );
    expect(announced).toMatchObject([{ type: 'VariantsChanged' }]);
    expect(announced[0]?.data.at('variants')).toMatchObject([
      { variantId: small, choices: { Size: 'S' }, changedFields: ['price'] },
      { variantId: medium, choices: { Size: 'M' }, changedFields: ['price', 'visible'] },
    ]);
    expect(await announcedBy(sandbox, () => update({ variantIds: [small], price: 89.5 }))).toEqual([]);
  });

  test('are all unchanged if one entry names no variant or an unknown one', async () => {
    const { update, read } = await shirt();
    for (const entry of [{ price: 1 }, { variantIds: ['none'], price: 1 }, { choices: { Size: 'XL' } }])
      expect((await update({ choices: { Size: 'S' }, price: 1 }, entry)).status).toBe(400);
    expect((await read()).at('product.priceRange')).toEqual({ minValue: 89, maxValue: 89 });
  });
});
