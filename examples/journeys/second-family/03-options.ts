import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { getProductBySlug, getProductV3, queryVariants, searchVariants } from 'vitrine/catalog-v3';
import { STORES_APP_ID } from 'vitrine';
import type { Journey } from '../stage.ts';

/** J3: choosing the options of a product of the newer catalog; the page works out the remaining choices itself. */
export const options: Journey = async ({ site, control }) => {
  await control('reset', { scenario: 'v3-shop' });
  const client = site;
  const fields = [
    'CURRENCY' as const,
    'PLAIN_DESCRIPTION' as const,
    'INFO_SECTION' as const,
    'VARIANT_OPTION_CHOICE_NAMES' as const,
    'BREADCRUMBS_INFO' as const,
  ];
  const { product } = await getProductBySlug('studio-tee', { fields }, { client });
  assert(product);
  assert(product.id !== undefined && product.breadcrumbsInfo !== undefined);
  const variants = product.variantsInfo?.variants ?? [];
  const choicesOf = (variant: (typeof variants)[number]) =>
    Object.fromEntries(
      (variant.choices ?? []).map(({ optionChoiceNames }) => [
        optionChoiceNames?.optionName,
        optionChoiceNames?.choiceName,
      ]),
    );
  const having = (chosen: Record<string, string>) =>
    variants.filter((variant) =>
      Object.entries(chosen).every(([option, choice]) => choicesOf(variant)[option] === choice),
    );
  assert(having({ Size: 'M' }).length > 1, 'one choice of two leaves several variants');
  const [variant] = having({ Size: 'M', Color: 'Green' });
  assert(variant?.id !== undefined && variant.inventoryStatus?.inStock === true);
  const [soldOut] = having({ Size: 'S', Color: 'Red' });
  assert.equal(soldOut?.inventoryStatus?.inStock, false);
  assert.deepEqual(
    having({ Size: 'M', Color: 'Plum' }),
    [],
    'a combination that does not exist is not sold out',
  );

  const byId = await getProductV3(product.id, { fields }, { client });
  assert(byId.product);
  assert.equal(byId.product.slug, 'studio-tee');
  const bare = await getProductBySlug('studio-tee', {}, { client });
  assert(bare.product);
  assert(!('breadcrumbsInfo' in bare.product), 'breadcrumbs were not asked for');
  assert(
    bare.product.variantsInfo?.variants?.every(({ choices = [] }) =>
      choices.every(({ optionChoiceIds, optionChoiceNames }) => optionChoiceIds && !optionChoiceNames),
    ),
    'names of choices were not asked for',
  );
  await assert.rejects(
    getProductBySlug('no-such-thing', {}, { client }),
    (error) => isErrorOf(error, getProductBySlug) && error.code === 'PRODUCT_NOT_FOUND',
  );

  const many = await queryVariants(
    { query: { filter: { 'productData.productId': product.id } }, fields: ['CURRENCY'] },
    { client },
  );
  assert.deepEqual(
    new Set(many.variants.map(({ variantId }) => variantId)),
    new Set(variants.map(({ id }) => id)),
  );

  const found = await searchVariants(
    { search: { filter: { 'productData.productId': product.id } }, fields: ['CURRENCY'] },
    { client },
  );
  assert.equal(found.variants.length, many.variants.length);

  const catalogReference = {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    options: { variantId: variant.id },
  };
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  assert(cart);
  assert.equal(
    Number(cart.lineItems[0]?.price?.amount),
    Number(variant.price?.actualPrice?.amount),
    'the cart and the catalog write the same price with other decimals',
  );
};
