import { describe, expect, test } from 'vitest';
import { keyOfName } from '../catalog/v3/customizations.ts';
import { onlyVariantId } from '../catalog/v3/reference.ts';
import { createSandbox } from '../../create-sandbox.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { productOf, type Shopper, visitorOf } from '../../testing/shopper.ts';

const newerShop = (strict = false): Promise<Shopper> =>
  visitorOf(createSandbox({ scenario: 'v3-shop', settings: { strict } }));

const referenceOn = ({ sandbox }: Shopper, slug: string, options?: object) => ({
  appId: STORE_APP_ID,
  catalogItemId: productOf(sandbox, slug).id,
  ...(options && { options }),
});

const addFirst = (shopper: Shopper, slug: string, options?: object) =>
  shopper.post('/v1/carts/current/add-to-cart', {
    lineItems: [{ quantity: 1, catalogReference: referenceOn(shopper, slug, options) }],
  });

const addSecond = (shopper: Shopper, slug: string, options?: object) =>
  shopper.post('/v2/carts/current/add-line-items', {
    catalogItems: [{ quantity: 1, catalogReference: referenceOn(shopper, slug, options) }],
  });

describe.each([
  ['a line without a variant', 'studio-tee', undefined],
  ['a line without a variant of a product that has only one', 'teapot-for-two', undefined],
  ['a line with choices by name', 'studio-tee', { options: { Size: 'M', Color: 'Green' } }],
] as const)('%s, on a site with the newer catalog', (_line, slug, options) => {
  test('is left out by the first family, and refused by a strict site', async () => {
    const { status, body } = await addFirst(await newerShop(), slug, options);
    expect([status, body.at('cart.lineItems')]).toEqual([200, []]);
    expect((await addFirst(await newerShop(true), slug, options)).status).toBe(400);
  });

  test('is refused by the second family', async () => {
    const { status, body } = await addSecond(await newerShop(), slug, options);
    expect([status, body.at('details.applicationError.code')]).toEqual([428, 'ITEM_NOT_FOUND_IN_CATALOG']);
  });
});

test('the price of a modifier is not in the product price in the first catalog, but in the line price in the carts of both families', async () => {
  const shopper = await newerShop();
  const { post } = shopper;
  const product = productOf(shopper.sandbox, 'espresso-pair');
  const added = await addSecond(shopper, product.slug, {
    variantId: onlyVariantId(product),
    options: { [keyOfName('Gift wrap')]: keyOfName('Box') },
  });
  const price = Number(product.price);
  const { body } = await post('/v1/products/query-platformized', {
    query: { filter: { slug: product.slug } },
  });
  expect(body.at('products.0.priceData.price')).toBe(price);
  const withBox = (price + 4.5).toFixed(2);
  expect(added.body.at('cart.lineItems.0.pricing.unitPrice.amount')).toBe(withBox);
  expect((await shopper.cart()).body.at('cart.lineItems.0.price.amount')).toBe(String(price + 4.5));
});
