import { expect } from 'vitest';
import {
  addToCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
} from '../../generated/carts/operations.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { createClient, isApiError, oauth } from '../../src/index.ts';

/**
 * Makes the calls of a visitor that must have the same results in every environment of the sandbox: no cart,
 * a product, a cart with two pieces of the product, and totals. Returns the results for comparison.
 */
export const errand = async (host: string) => {
  const client = createClient({ auth: oauth({ clientId: '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f' }), host });
  const options = { client };
  const missing: unknown = await getCurrentCart(options).catch((error: unknown) => error);
  expect(isApiError(missing) && missing.code).toBe('OWNED_CART_NOT_FOUND');
  const { products } = await queryProducts({ query: { paging: { limit: 20 } } }, options);
  const product = products.find(({ productOptions, stock }) => !productOptions?.length && stock?.inStock);
  if (!product) throw new Error('The sandbox has no simple product');
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product.id };
  const { cart } = await addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] }, options);
  expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
  const { priceSummary } = await estimateCurrentCartTotals(
    { calculateTax: true, calculateShipping: true },
    options,
  );
  expect(Number(priceSummary?.total?.amount)).toBeGreaterThan(0);
  return { products: products.map(({ name }) => name), cart: cart?.id, total: priceSummary?.total?.amount };
};
