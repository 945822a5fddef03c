import assert from 'node:assert/strict';
import { getProduct } from 'vitrine/catalog-v1';
import { getCollection, getCollectionBySlug } from 'vitrine/catalog-v2';
import {
  addProductsToCollection,
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
  createCollection,
  createProduct,
  deleteCollection,
  deleteProduct,
  removeProductsFromCollection,
  updateCollection,
  updateProduct,
  updateProductVariants,
} from 'vitrine/catalog-write';
import { isErrorOf } from 'vitrine';
import { bulkProductsOutcome } from 'vitrine/outcomes';
import type { Journey, Stage } from './stage.ts';

/**
 * J27: an owner's catalog: a product with variants, prices of many products at once, a collection, and their
 * deletion.
 */
export const editTheCatalog: Journey = async (stage) => {
  const { owner, site, state, notifications } = stage;
  const client = owner;
  const { product } = await createProduct(
    {
      product: {
        name: 'Bedside Lamp',
        productType: 'physical',
        priceData: { price: 80 },
        manageVariants: true,
        productOptions: [
          {
            name: 'Size',
            choices: [
              { value: 'S', description: 'S' },
              { value: 'L', description: 'L' },
            ],
          },
        ],
      },
    },
    { client },
  );
  assert(product);
  const { id } = product;
  assert.equal(product.slug, 'bedside-lamp');
  await updateProduct(id, { product: { name: 'Bedside Lamp, brass' } }, { client });
  await updateProductVariants(id, { variants: [{ choices: { Size: 'L' }, price: 95 }] }, { client });
  const seen = await getProduct(id, {}, { client: site });
  assert(seen.product);
  assert.deepEqual(
    seen.product.variants?.map(({ variant }) => Number(variant?.priceData?.price)),
    [80, 95],
  );

  const { results } = await bulkAdjustProductProperty(
    { ids: [id], adjust: { price: { amount: -10 } } },
    { client },
  );
  assert.equal(results[0]?.itemMetadata?.success, true);
  const below = await bulkAdjustProductProperty(
    { ids: [id], adjust: { price: { amount: -500 } } },
    { client },
  );
  assert.equal(below.results[0]?.itemMetadata?.success, false, 'no price below nothing');

  const { collection } = await createCollection({ collection: { name: 'For reading' } }, { client });
  assert(collection?.id !== undefined);
  await addProductsToCollection(collection.id, { productIds: [id] }, { client });
  const kept = (await state()).products.find((entry) => entry.id === id);
  assert(kept?.collectionIds.includes(collection.id));
  await updateCollection(collection.id, { collection: { name: 'For reading in bed' } }, { client });
  const renamed = await getCollectionBySlug('for-reading', { client: site });
  assert.equal(renamed.collection?.name, 'For reading in bed', 'a renamed collection keeps its address');
  await removeProductsFromCollection(collection.id, { productIds: [id] }, { client });
  const emptied = await getCollection(collection.id, { client: site });
  assert.equal(emptied.collection?.numberOfProducts, 0);
  await addProductsToCollection(collection.id, { productIds: [id] }, { client });
  await deleteCollection(collection.id, { client });
  await assert.rejects(getCollectionBySlug('for-reading', { client: site }), (error) =>
    isErrorOf(error, getCollectionBySlug),
  );
  assert.equal((await getProduct(id, {}, { client: site })).product?.id, id, 'the product stays');
  await deleteProduct(id, { client });
  await assert.rejects(getProduct(id, {}, { client: site }), (error) => isErrorOf(error, getProduct));
  const told = (await notifications()).map((type) => type.replace('com.wix.ecommerce.catalog.api.v1.', ''));
  assert.equal(told[0], 'ProductCreated');
  assert.equal(told.at(-1), 'ProductDeleted');
  for (const type of ['ProductChanged', 'VariantsChanged', 'CollectionCreated', 'CollectionDeleted'])
    assert(told.includes(type), type);
  await raiseManyPrices(stage);
};

/** Maximum number of products in one call. */
const BATCH = 100;

/**
 * The prices of more products than one call takes rise by 10 %, and all get a ribbon. A product that is gone, or whose
 * price would grow too large, is named with its reason; the others stay changed.
 */
const raiseManyPrices = async ({ owner: client, state }: Stage): Promise<void> => {
  const ids: string[] = [];
  for (let number = 1; number <= BATCH + 1; number++) {
    const price = number === 7 ? 999_999_999 : number;
    const { product } = await createProduct(
      { product: { name: `Lamp ${number}`, productType: 'physical', priceData: { price } } },
      { client },
    );
    assert(product);
    ids.push(product.id);
  }
  await deleteProduct(ids[4] ?? '', { client });
  const failed = new Map<string, string | undefined>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const answer = await bulkAdjustProductProperty(
      { ids: some, adjust: { price: { percentage: { rate: 10 } } } },
      { client },
    );
    for (const { id, outcome, error } of bulkProductsOutcome({ ids: some }, answer).items)
      if (outcome !== 'applied') failed.set(id, error?.code);
  }
  assert.deepEqual(
    [...failed],
    [
      [ids[4], 'PRODUCT_NOT_FOUND'],
      [ids[6], 'ADJUSTED_VALUE_OUT_OF_RANGE'],
    ],
  );
  const pair = ids.slice(0, 2);
  await bulkUpdateProductsProperty({ ids: pair, set: { ribbon: 'Handmade' } }, { client });
  const { products } = await state();
  const kept = (id: string | undefined) => products.find((entry) => entry.id === id);
  assert.deepEqual(
    [kept(ids[0])?.price, kept(ids[100])?.price, kept(ids[6])?.price],
    ['1.1', '111.1', '999999999'],
  );
  assert.deepEqual(
    pair.map((id) => kept(id)?.ribbon),
    ['Handmade', 'Handmade'],
  );
};
