import { expect, test } from 'vitest';
import type { CatalogBackend } from '../../src/catalog/backend.ts';
import { catalogV1 } from '../../src/catalog/catalog-v1.ts';
import { catalogV3 } from '../../src/catalog/catalog-v3.ts';
import { createProductChoices } from '../../src/catalog/product-choices.ts';
import { createProductOptions } from '../../src/catalog/product-options.ts';
import { getProduct } from '../../generated/catalog-v1/operations.ts';
import { hostOf } from '../answers/host.ts';

const ID = '8046df3c-7575-4098-a5ab-c91ad8f33c47';

const clientOf = (answers: Readonly<Record<string, unknown>>) =>
  hostOf((example, operation) => (operation in answers ? answers[operation] : example));

const readOne = async (backend: CatalogBackend, product: object) => {
  const answer = { product: { id: ID, ...product } };
  const { client } = clientOf({ getProductV3: answer, getProduct: answer });
  return (await backend.product({ id: ID }, { client })) ?? expect.fail('There is no product.');
};

const price = { actualPrice: { amount: '12' } };
const sizes = {
  id: 'size',
  name: 'Size',
  choicesSettings: {
    choices: [
      { choiceId: 's', name: 'S' },
      { choiceId: 'm', name: 'M' },
    ],
  },
};
const variantOf = (choiceId: string, others: object) => ({
  id: choiceId,
  price,
  choices: [{ optionChoiceIds: { optionId: 'size', choiceId } }],
  ...others,
});

test('variants of the newer catalog that name their choices only by id can be chosen', async () => {
  const product = await readOne(catalogV3, {
    options: [sizes],
    variantsInfo: { variants: [variantOf('s', {}), variantOf('m', { inventoryStatus: { inStock: false } })] },
  });
  const choices = createProductChoices(product, { selection: { Size: 'S' } });
  expect(choices.getSnapshot().options[0]?.choices.map(({ status }) => status)).toEqual([
    'unknown',
    'sold-out',
  ]);
  expect(choices.reference().options).toEqual({ variantId: 's' });
});

test('a choice that neither names nor ids describe is left out of its variant', async () => {
  const unnamed = variantOf('s', { choices: [{}, { optionChoiceIds: { optionId: 'gone', choiceId: 's' } }] });
  const { variants } = await readOne(catalogV3, { options: [sizes], variantsInfo: { variants: [unnamed] } });
  expect(variants?.[0]?.choices).toEqual({});
});

test.each([
  ['the newer catalog', catalogV3, { variantsInfo: { variants: [{ id: 'v', price, inventoryStatus: {} }] } }],
  ['the first catalog', catalogV1, { priceData: { price: 12 }, stock: { trackInventory: false } }],
])('a product of %s whose stock is not said is unknown, not sold out', async (_, backend, product) => {
  const { stock, variants } = await readOne(backend, product);
  expect([stock, variants?.[0]?.stock]).toEqual(['unknown', 'unknown']);
});

test('a product of the first catalog has its stock in either of its two members', async () => {
  const stockOf = async (stock: object) => {
    const product = await readOne(catalogV1, { priceData: { price: 12 }, stock });
    return [product.stock, product.variants?.[0]?.stock];
  };
  expect(await stockOf({ inventoryStatus: 'IN_STOCK' })).toEqual(['in-stock', 'in-stock']);
  expect(await stockOf({ inventoryStatus: 'OUT_OF_STOCK' })).toEqual(['sold-out', 'sold-out']);
  expect(await stockOf({ inStock: true })).toEqual(['in-stock', 'in-stock']);
  expect(await stockOf({ inStock: false, inventoryStatus: null })).toEqual(['sold-out', 'sold-out']);
});

test('categories of a product without an id are left out', async () => {
  const product = await readOne(catalogV3, { directCategoriesInfo: { categories: [{}, { id: 'a' }] } });
  expect(product.categoryIds).toEqual(['a']);
});

test('choices of the first catalog that do not say whether they are visible or in stock are shown', async () => {
  const product = {
    id: ID,
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M', visible: false }] }],
    variants: [{ id: 'v', choices: { Size: 'S' }, variant: { priceData: null }, stock: {} }],
    priceData: null,
  };
  const { client } = clientOf({ getProduct: { product } });
  const { product: read = expect.fail('There is no product.') } = await getProduct(ID, {}, { client });
  const { options, price: shown } = createProductOptions(read, { appId: ID }).getSnapshot();
  expect(options[0]?.choices.map(({ name, status }) => `${name} ${status}`)).toEqual(['S available']);
  expect(shown).toBeUndefined();
});

test.each([
  ['a category below itself', [{ id: 'a' }, { id: 'a', parentCategory: { id: 'a' } }], ['a']],
  [
    'a circle without a top',
    [
      { id: 'a', parentCategory: { id: 'b' } },
      { id: 'b', parentCategory: { id: 'a' } },
    ],
    [],
  ],
  ['a category whose parent is null', [{ id: 'a', parentCategory: null, image: null }], ['a']],
])('%s makes no endless list of categories', async (_, categories, ids) => {
  const { client } = clientOf({ queryCategories: { categories } });
  expect((await catalogV3.categories({ client })).map(({ id }) => id)).toEqual(ids);
});

test('a digital product whose answer has no digital properties at all can be chosen', async () => {
  const product = await readOne(catalogV3, {
    productType: 'DIGITAL',
    variantsInfo: { variants: [{ id: 'v', price }] },
  });
  expect(createProductChoices(product).reference().options).toEqual({ variantId: 'v' });
});

test.each([
  ['the newer catalog', catalogV3],
  ['the first catalog', catalogV1],
])('a product of %s without a price or variants is unknown, not impossible', async (_, backend) => {
  const choices = createProductChoices(await readOne(backend, {}));
  expect(choices.getSnapshot()).toMatchObject({ availability: 'unknown', price: undefined });
});
