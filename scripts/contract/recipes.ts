import type { VitrineClient } from '../../src/index.ts';
import { addToCurrentCart, createCheckoutFromCurrentCart } from '../../generated/carts/operations.ts';
import { queryProducts, queryStoreVariants } from '../../generated/catalog-v1/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';

import { clientId } from './callers.ts';

/** What a call is made with. */
export interface Arguments {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Catalog app of the platform's stores. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A visitor with one line in the cart, and the ids that calls need. */
export const shop = async (client: VitrineClient) => {
  const options = { client };
  const { products } = await queryProducts({ query: {} }, options);
  const { collections } = await queryCollections({ query: {} }, options);
  const { variants } = await queryStoreVariants({ query: {} }, options);
  const simple = products.find(({ productOptions, stock }) => !productOptions?.length && stock?.inStock);
  const varied = products.find(({ productOptions }) => productOptions?.length);
  const [collection] = collections;
  const [variant] = variants;
  if (!simple || !varied || !collection || !variant) throw new Error('The sandbox has no shop');
  const line = { catalogReference: { appId: STORES, catalogItemId: simple.id }, quantity: 1 };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, options);
  const { checkoutId } = await createCheckoutFromCurrentCart({ channelType: 'WEB' }, options);
  const [added] = cart.lineItems;
  if (!added) throw new Error('Nothing was added');
  return { line, lineItemId: added.id, product: varied, collection, variant, checkoutId };
};

type Shop = Awaited<ReturnType<typeof shop>>;

/**
 * Arguments that the sandbox answers with success. An operation that is not in this table is called with the first
 * example of its description.
 */
export const recipes: Record<string, (shop: Shop) => Arguments> = {
  createToken: () => ({ body: { clientId, grantType: 'anonymous' } }),
  getCurrentCart: () => ({}),
  updateCurrentCart: () => ({ body: { cartInfo: { buyerNote: 'Please ring twice.' } } }),
  deleteCurrentCart: () => ({}),
  addToCurrentCart: ({ line }) => ({ body: { lineItems: [line] } }),
  removeLineItemsFromCurrentCart: ({ lineItemId }) => ({ body: { lineItemIds: [lineItemId] } }),
  updateCurrentCartLineItemQuantity: ({ lineItemId }) => ({
    body: { lineItems: [{ id: lineItemId, quantity: 2 }] },
  }),
  removeCouponFromCurrentCart: () => ({}),
  createCheckoutFromCurrentCart: () => ({ body: { channelType: 'WEB' } }),
  estimateCurrentCartTotals: () => ({ body: { calculateTax: true, calculateShipping: true } }),
  getProduct: ({ product }) => ({ path: { id: product.id }, query: { includeMerchantSpecificData: false } }),
  queryProducts: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  getProductOptionsAvailability: ({ product }) => ({ path: { id: product.id }, body: { options: {} } }),
  queryProductVariants: ({ product }) => ({ path: { id: product.id }, body: {} }),
  queryStoreVariants: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  getStoreVariant: ({ variant }) => ({ path: { id: variant.id } }),
  getCollectionBySlugV1: ({ collection }) => ({ path: { slug: collection.slug } }),
  getCollection: ({ collection }) => ({ path: { id: collection.id } }),
  getCollectionBySlug: ({ collection }) => ({ path: { slug: collection.slug } }),
  queryCollections: () => ({ body: { query: { paging: { limit: 5, offset: 0 } } } }),
  createRedirectSession: ({ checkoutId }) => ({
    body: {
      ecomCheckout: { checkoutId },
      callbacks: {
        postFlowUrl: 'http://localhost:5173/back',
        thankYouPageUrl: 'http://localhost:5173/thanks',
      },
    },
  }),
};
