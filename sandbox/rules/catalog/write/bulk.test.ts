import { describe, expect, test } from 'vitest';
import { productOf } from '../../../testing/shopper.ts';
import { shopOf, announcedBy } from '../../../testing/owner.ts';

const sizes = { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) };

/** A shop with a vase, and with a shirt that costs 10 in size S and 89 in the other sizes. */
const shop = async () => {
  const made = await shopOf();
  const { owner, sandbox } = made;
  const { body } = await owner.post('/v1/products', {
    product: { name: 'Shirt', manageVariants: true, priceData: { price: 89 }, productOptions: [sizes] },
  });
  const id = body.text('product.id');
  await owner.patch(`/v1/products/${id}/variants`, { variants: [{ choices: { Size: 'S' }, price: 10 }] });
  const vase = productOf(sandbox, 'oak-board');
  const read = async (key: string) => (await owner.get(`/v1/products/${id}`)).body.at(`product.${key}`);
  const set = (value: object, ids = [id, vase.id]) =>
    owner.post('/v1/bulk/products/update', { ids, set: value });
  const adjust = (value: object, ids = [id, vase.id]) =>
    owner.post('/v1/bulk/products/adjust-properties', { ids, adjust: value });
  return { ...made, id, vase, read, set, adjust };
};

describe('bulk changes of products', () => {
  test('R110: set one value, with a result for each product', async () => {
    const { set, read, id, vase } = await shop();
    const { body } = await set({ price: 30 }, [id, 'unknown', vase.id]);
    expect(body.at('results')).toMatchObject([
      { itemMetadata: { id, originalIndex: 0, success: true } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'PRODUCT_NOT_FOUND' } } },
      { itemMetadata: { id: vase.id, originalIndex: 2, success: true } },
    ]);
    expect(body.at('bulkActionMetadata')).toEqual({
      totalSuccesses: 2,
      totalFailures: 1,
      undetailedFailures: 0,
    });
    expect(await read('priceRange')).toEqual({ minValue: 30, maxValue: 30 });
    expect(vase.price).toBe('30');
  });

  test('R110: take at most 100 products and one property', async () => {
    const { set, adjust } = await shop();
    expect(
      (
        await set(
          { price: 1 },
          Array.from({ length: 101 }, () => 'x'),
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await set(
          { price: 1 },
          Array.from({ length: 100 }, () => 'x'),
        )
      ).status,
    ).toBe(200);
    for (const value of [{}, { price: 1, cost: 1 }]) expect((await set(value)).status).toBe(400);
    const amount = { amount: 1 };
    for (const value of [{}, { price: {} }, { price: amount, cost: amount }])
      expect((await adjust(value)).status).toBe(400);
  });

  test('R110: raise and lower prices by amount or percentage, also of variants', async () => {
    const { adjust, read, id } = await shop();
    await adjust({ price: { percentage: { rate: 15 } } }, [id]);
    expect(await read('priceRange')).toEqual({ minValue: 11.5, maxValue: 102.35 });
    await adjust({ price: { percentage: { rate: 10, roundToInt: true } } }, [id]);
    expect(await read('priceRange')).toEqual({ minValue: 13, maxValue: 113 });
    await adjust({ price: { amount: -3 } }, [id]);
    expect(await read('priceRange')).toEqual({ minValue: 10, maxValue: 110 });
  });

  test('R110: leave a product unchanged if the price of a variant would be negative', async () => {
    const { adjust, read, vase } = await shop();
    const { body } = await adjust({ price: { amount: -11 } });
    expect(body.at('results')).toMatchObject([
      { itemMetadata: { success: false, error: { code: 'ADJUSTED_VALUE_OUT_OF_RANGE' } } },
      { itemMetadata: { success: true } },
    ]);
    expect(await read('priceRange')).toEqual({ minValue: 10, maxValue: 89 });
    expect(body.at('bulkActionMetadata.totalSuccesses')).toBe(1);
    expect(Number(vase.price)).toBeGreaterThan(0);
  });

  test('R114: are announced for each changed product', async () => {
    const { sandbox, set, id, vase } = await shop();
    const announced = await announcedBy(sandbox, () => set({ ribbon: 'Sale' }));
    expect(announced.map(({ type, data }) => [type, data.at('productId'), data.at('changedFields')])).toEqual(
      [
        ['ProductChanged', id, ['ribbon']],
        ['ProductChanged', vase.id, ['ribbon']],
      ],
    );
    const prices = await announcedBy(sandbox, () => set({ price: 12 }, [id]));
    expect(prices.map(({ type }) => type)).toEqual(['ProductChanged', 'VariantsChanged']);
  });
});
