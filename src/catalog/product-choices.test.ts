import { describe, expect, test, vi } from 'vitest';
import { addToCurrentCart } from '../../generated/carts/operations.ts';
import { addLineItemsToCurrentCart } from '../../generated/carts-v2/operations.ts';
import { warnOfAbsent, watchedProduct } from './absent.ts';
import type { AbsentMember } from './backend.ts';
import { catalogV1 } from './catalog-v1.ts';
import { catalogV3 } from './catalog-v3.ts';
import { ChoiceError } from './choice-error.ts';
import { plainReference } from './choices-reference.ts';
import type { CatalogProduct } from './model.ts';
import { createProductChoices } from './product-choices.ts';
import { openShop, readAll, readOne, type Shop } from './testing/shop.ts';

const families = [
  ['catalogV1', catalogV1, 'fresh-shop'],
  ['catalogV3', catalogV3, 'v3-shop'],
] as const;

const problemOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof ChoiceError ? error.code : String(error);
  }
};

const statuses = (choices: ReturnType<typeof createProductChoices>, option: string) =>
  choices
    .getSnapshot()
    .options.find(({ name }) => name === option)
    ?.choices.map(({ name, status }) => `${name} ${status}`);

/** The names and quantities of the lines that both cart families return for a reference. */
const linesIn = async (
  { client }: Shop,
  catalogReference: ReturnType<ReturnType<typeof createProductChoices>['reference']>,
) => {
  const first = await addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] }, { client });
  const second = await addLineItemsToCurrentCart(
    { catalogItems: [{ catalogReference, quantity: 1 }] },
    { client },
  );
  return [first.cart?.lineItems.length, second.cart?.lineItems.length];
};

describe.each(families)('the choices of a product of %s', (_, backend, scenario) => {
  test('say what is missing, which choices are left, and the price of the variant', async () => {
    const choices = createProductChoices(await readOne(backend, openShop({ scenario }), 'studio-tee'));
    expect(choices.getSnapshot()).toMatchObject({ missing: ['Size', 'Color'], availability: 'incomplete' });
    expect(problemOf(() => choices.reference())).toBe('choice-incomplete');
    choices.choose('Size', 'S');
    expect(statuses(choices, 'Color')?.[0]).toBe('Red sold-out');
    choices.choose('Color', 'Red');
    expect(choices.getSnapshot()).toMatchObject({ availability: 'sold-out', missing: [] });
    expect(problemOf(() => choices.reference())).toBe('choice-sold-out');
    expect(choices.reference({ soldOut: true }).options).toHaveProperty('variantId');
    choices.choose('Size', 'M');
    expect(choices.getSnapshot()).toMatchObject({
      availability: 'available',
      price: { now: { text: '€34.00' } },
    });
    expect(problemOf(() => choices.choose('Size', 'XXXXL'))).toBe('choice-unknown');
    choices.choose('Size', undefined);
    expect(choices.getSnapshot().missing).toEqual(['Size']);
  });

  test('make a reference that both cart families take', async () => {
    const shop = openShop({ scenario });
    const tee = createProductChoices(await readOne(backend, shop, 'studio-tee'), {
      selection: { Size: 'M', Color: 'Green', Sleeve: 'long' },
    });
    expect(await linesIn(shop, tee.reference())).toEqual([1, 1]);
    const plain = (await readAll(backend, shop)).find(({ slug }) => slug === 'oak-board') ?? expect.fail();
    expect(await linesIn(shop, plainReference(plain) ?? expect.fail())).toEqual([2, 2]);
  });

  test('ask for mandatory modifiers and texts, and send them with the reference', async () => {
    const shop = openShop({ scenario });
    const products = await readAll(backend, shop);
    const modified = products.find(({ modifiers }) => modifiers.some(({ mandatory }) => mandatory));
    expect(modified && plainReference(modified)).toBeUndefined();
    const choices = createProductChoices(await readOne(backend, shop, modified?.slug ?? ''));
    const [modifier] = choices.getSnapshot().modifiers;
    expect(choices.getSnapshot().missing).toEqual([modifier?.name]);
    choices.modify(modifier?.key ?? '', modifier?.choices[0]?.key);
    expect(choices.getSnapshot().modifiers[0]?.choices[0]?.chosen).toBe(true);
    expect(await linesIn(shop, choices.reference())).toEqual([1, 1]);
    expect(problemOf(() => choices.modify('Lining', 'Silk'))).toBe('choice-unknown');

    const engraved = products.find(({ texts }) => texts.length > 0);
    const written = createProductChoices(await readOne(backend, shop, engraved?.slug ?? ''));
    const [text] = written.getSnapshot().texts;
    written.write(text?.key ?? '', 'x'.repeat(1000));
    expect(written.getSnapshot().texts[0]?.problem).toBe('too-long');
    written.write(text?.key ?? '', 'Ada');
    for (const { name, choices: own } of written.getSnapshot().options)
      written.choose(name, own.find(({ status }) => status === 'available')?.name);
    expect(JSON.stringify(written.reference())).toContain('Ada');
  });

  test('keep what a newer version of the product still has', async () => {
    const tee = await readOne(backend, openShop({ scenario }), 'studio-tee');
    const choices = createProductChoices(tee, { selection: { Size: 'M', Color: 'Green' } });
    const heard = vi.fn<() => void>();
    choices.subscribe(heard);
    choices.update({ ...tee });
    expect(heard).not.toHaveBeenCalled();
    choices.update({ ...tee, options: tee.options.filter(({ name }) => name === 'Size') });
    expect(choices.getSnapshot().selection).toEqual({ Size: 'M' });
  });

  test('show the pictures of the chosen color', async () => {
    const choices = createProductChoices(await readOne(backend, openShop({ scenario }), 'wool-cushion'));
    const all = choices.getSnapshot().pictures.length;
    const [option] = choices.getSnapshot().options;
    choices.choose(option?.name ?? '', option?.choices[0]?.name);
    expect(choices.getSnapshot().pictures.length).toBeLessThan(all);
  });
});

test('a variant that can be ordered ahead is neither sold out nor in stock', async () => {
  const shop = openShop({ scenario: 'v3-shop' });
  const choices = createProductChoices(await readOne(catalogV3, shop, 'wall-light-arc'));
  for (const { name, choices: own } of choices.getSnapshot().options)
    choices.choose(name, own.find(({ status }) => status === 'pre-order')?.name);
  expect(choices.getSnapshot().availability).toBe('pre-order');
  expect(choices.reference().options).toMatchObject({ preOrderRequested: true });
});

describe('variants that the platform did not send', () => {
  const tee = async () => {
    const product = await readOne(catalogV3, openShop({ scenario: 'v3-shop' }), 'studio-tee');
    return { ...product, variants: undefined } satisfies CatalogProduct;
  };

  test('are unknown, not sold out', async () => {
    const choices = createProductChoices(await tee(), { selection: { Size: 'M', Color: 'Green' } });
    expect([choices.getSnapshot().availability, statuses(choices, 'Size')?.[0]]).toEqual([
      'unknown',
      'S unknown',
    ]);
    expect(problemOf(() => choices.reference())).toBe('variants-unknown');
  });

  test('are told to a listener in development, once for a product, by the name of the member', async () => {
    const told: AbsentMember[] = [];
    const { onAbsent } = warnOfAbsent(catalogV3, (absent) => told.push(absent));
    createProductChoices(watchedProduct(await tee(), onAbsent, false));
    createProductChoices(watchedProduct(await tee(), onAbsent, false));
    expect(told).toEqual([
      {
        member: 'variants',
        product: 'studio-tee',
        message: 'variants of studio-tee is absent, although it was requested. The platform did not send it.',
      },
    ]);
    const listed = watchedProduct({ ...(await tee()), sections: undefined }, onAbsent, true);
    expect([Reflect.get(listed, 'sections'), Object.keys(listed).includes('sections')]).toEqual([
      undefined,
      false,
    ]);
    expect(told[1]?.message).toContain('lists do not request it');
    expect(watchedProduct(listed, undefined, true)).toBe(listed);
  });
});

describe('a digital product of the newer catalog', () => {
  const openPattern = async (secureFileType: 'SECURE_DOCUMENT' | null) => {
    const shop = openShop({ scenario: 'v3-shop', settings: { secureFileType } });
    const { slug = '' } = shop.sandbox.state.products.find(({ type }) => type === 'digital') ?? {};
    const product = await readOne(catalogV3, shop, slug);
    const selection = product.variants?.[0]?.choices ?? {};
    return { shop, product, choices: createProductChoices(product, { selection }) };
  };

  test('without a file says so in place of a reference that a cart would ignore', async () => {
    const { product, choices } = await openPattern(null);
    expect(product).toMatchObject({ digital: true, variants: [{ withoutFile: true }] });
    expect(() => choices.reference()).toThrow(
      `${product.name} is a download without a file, so it cannot be bought.`,
    );
    expect(choices.getSnapshot().availability).toBe('without-file');
    expect(problemOf(() => choices.reference())).toBe('file-missing');
  });

  test('with a file can be added', async () => {
    const { shop, product, choices } = await openPattern('SECURE_DOCUMENT');
    expect(product.variants?.[0]).not.toHaveProperty('withoutFile');
    expect(await linesIn(shop, choices.reference())).toEqual([1, 1]);
  });
});

test.each([
  ['whose variants were not sent', undefined, 'unknown'],
  ['without a variant of these choices', [], 'impossible'],
] as const)(
  'a sold-out product %s is not called sold out: no reference could be made',
  async (_, variants, is) => {
    const tee = await readOne(catalogV3, openShop({ scenario: 'v3-shop' }), 'studio-tee');
    const product = { ...tee, stock: 'sold-out', variants } satisfies CatalogProduct;
    const choices = createProductChoices(product, { selection: { Size: 'M', Color: 'Green' } });
    expect(choices.getSnapshot().availability).toBe(is);
    choices.choose('Size', undefined);
    expect(choices.getSnapshot()).toMatchObject({ availability: 'incomplete', missing: ['Size'] });
  },
);
