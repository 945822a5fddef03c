import { describe, expect, test } from 'vitest';
import { productOf, type Shopper } from '../../../testing/shopper.ts';
import { addReference, referenceOnV3, v3Shop } from '../../../testing/v3-shop.ts';

/** The first line after an add; undefined if nothing was added. */
const added = async (visitor: Shopper, reference: object): Promise<unknown> =>
  (await addReference(visitor, reference)).body.at('cart.lineItems.0');

const names = (line: unknown): unknown =>
  (Reflect.get(Object(line) as object, 'descriptionLines') as { name: { original: string } }[]).map(
    ({ name }) => name.original,
  );

describe('a catalog reference on a site with the newer catalog', () => {
  test('R355: names the variant by its id, modifiers by the keys of their choices and texts by their keys', async () => {
    const { visitor, sandbox } = await v3Shop();
    const wrapped = referenceOnV3(
      visitor,
      'halm-cup',
      { Color: 'Moss' },
      { options: { 'Gift wrap': 'Paper' } },
    );
    expect(names(await added(visitor, wrapped))).toEqual(['Color', 'Gift wrap']);
    const embroidered = sandbox.state.products.find(({ customTextFields }) => customTextFields.length > 0);
    const { title = '' } = embroidered?.customTextFields[0] ?? {};
    const { visitor: other } = await v3Shop();
    const text = { customTextFields: { [title]: 'Ada' } };
    const line = await added(other, referenceOnV3(other, embroidered?.slug ?? '', {}, text));
    expect(names(line)).toContain(title);
  });

  test('R356: without the id of the variant has no item, also beside the choices of the options', async () => {
    const { visitor } = await v3Shop();
    const { options, ...reference } = referenceOnV3(visitor, 'halm-cup', { Color: 'Moss' });
    const choices = { options: { Color: 'Moss' } };
    expect(await added(visitor, { ...reference, options: choices })).toBeUndefined();
    expect(await added(visitor, { ...reference, options: { ...options, ...choices } })).toMatchObject({
      quantity: 1,
    });
  });

  test('R353, R356: needs mandatory modifiers beside the only variant', async () => {
    const { visitor, sandbox } = await v3Shop();
    const plain = sandbox.state.products.find(
      ({ manageVariants, options }) => !manageVariants && options.length > 0,
    );
    const slug = plain?.slug ?? '';
    expect(await added(visitor, referenceOnV3(visitor, slug))).toBeUndefined();
    const keys = plain?.options.map(({ name, choices }) => [name, choices.at(-1)?.description]) ?? [];
    const chosen = { options: Object.fromEntries(keys) as object };
    expect(await added(visitor, referenceOnV3(visitor, slug, {}, chosen))).toMatchObject({ quantity: 1 });
  });

  test('R354: adds the price of its modifiers to the price of one piece', async () => {
    const { visitor } = await v3Shop();
    const box = { options: { 'Gift wrap': 'Box' } };
    const line = await added(visitor, referenceOnV3(visitor, 'espresso-pair', {}, box));
    expect(line).toMatchObject({ price: { amount: '32.5' }, fullPrice: { amount: '32.5' } });
  });

  test('R383: has no item if the variant is hidden', async () => {
    const { visitor, sandbox } = await v3Shop();
    const reference = referenceOnV3(visitor, 'halm-cup', { Color: 'Moss' });
    const moss = productOf(sandbox, 'halm-cup').variants.find(({ choices }) => choices['Color'] === 'Moss');
    if (moss) moss.visible = false;
    expect(await added(visitor, reference)).toBeUndefined();
    if (moss) moss.visible = true;
    expect(await added(visitor, reference)).toMatchObject({ quantity: 1 });
  });
});
