import assert from 'node:assert/strict';
import {
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  queryProductVariants,
  queryStoreVariants,
} from 'vitrine/catalog-v1';
import { productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J3: choosing the options of a product, and seeing the remaining choices after each step. */
export const options: Journey = async ({ site }) => {
  const { id } = await productNamed(site, 'Studio Tee');
  const { product } = await getProduct(id, {}, { client: site });
  assert(product);
  const names = product.productOptions.map(({ name }) => name);
  assert(names.includes('Size') && names.includes('Color'));

  const open = await getProductOptionsAvailability(id, { options: { Size: 'M' } }, { client: site });
  assert.equal(open.availableForPurchase, false, 'half a choice buys nothing');
  const whole = await getProductOptionsAvailability(
    id,
    { options: { Size: 'M', Color: 'Green' } },
    { client: site },
  );
  assert.equal(whole.availableForPurchase, true);
  assert(whole.selectedVariant);

  const { variants } = await queryProductVariants(
    id,
    { choices: { Size: 'M', Color: 'Green' } },
    { client: site },
  );
  assert.equal(variants.length, 1);

  // A list of variants of the whole shop, for a price list or a feed.
  const all = await queryStoreVariants({ query: { filter: { productId: id } } }, { client: site });
  assert.equal(all.variants.length, product.variants?.length);
  const [first] = all.variants;
  assert(first?.id !== undefined);
  const { variant } = await getStoreVariant(first.id, { client: site });
  assert(variant);
  assert.equal(variant.productId, id);
};
