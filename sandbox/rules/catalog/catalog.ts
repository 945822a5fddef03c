import { applicationError } from '../../engine/errors.ts';
import { DEFAULT_VARIANT_ID } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { Caller, CollectionRecord, ProductRecord } from '../../records/state.ts';
import { collectionField, productField, storeVariantField, type Sellable } from './catalog-fields.ts';
import { isElevated, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { choose } from './options.ts';
import { counted, runQuery, slice, type PlatformQuery } from '../../engine/paging.ts';
import { collectionView, productCounts, productView, storeVariantView, variantView } from './product-view.ts';

/** The products that a caller may see: visitors and members see only visible ones (R100). */
export const visibleProducts = ({ state }: World, caller: Caller | null): ProductRecord[] =>
  isElevated(caller) ? state.products : state.products.filter(({ visible }) => visible);

/** Whether a caller may see an item: visitors and members see only visible items, owner and app see all (R100). */
const isSeen = (caller: Caller | null, { visible }: { visible: boolean }): boolean =>
  visible || isElevated(caller);

/** The product of the path. Throws 404 PRODUCT_NOT_FOUND if there is none, or if the caller may not see it (R100). */
export const productById = (call: CallContext): ProductRecord => {
  const product = lookUp(call.state.products, 'id', call.params['id'] ?? '');
  if (!product || !isSeen(call.caller, product))
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found', { id: call.params['id'] });
  return product;
};

/** Whether a response shows cost and profit: only to owner and app, and only on request (R106). */
const showsFigures = ({ caller }: CallContext, wanted: unknown): boolean =>
  wanted === true && isElevated(caller);

/** getProduct. */
export const getProduct: Rule = (call) => ({
  product: productView(
    call,
    productById(call),
    showsFigures(call, call.query['includeMerchantSpecificData']),
  ),
});

/** The products of a filter with one id or one slug, without a pass over all products; undefined for another filter. */
const namedProducts = ({ state, caller }: CallContext, { filter, cursorPaging }: PlatformQuery) => {
  // A cursor carries a filter of its own.
  if (typeof filter !== 'object' || filter === null || cursorPaging?.cursor) return undefined;
  for (const key of ['id', 'slug'] as const) {
    const condition: unknown = Reflect.get(filter, key);
    const wanted =
      typeof condition === 'object' && condition !== null ? Reflect.get(condition, '$eq') : condition;
    if (typeof wanted !== 'string') continue;
    const product = lookUp(state.products, key, wanted);
    return product && isSeen(caller, product) ? [product] : [];
  }
  return undefined;
};

/** queryProducts (R100, R113, R115). */
export const queryProducts: Rule = (call) => {
  const { query = {} } = call.body as { query?: PlatformQuery };
  const named = namedProducts(call, query);
  const { page, metadata } = runQuery(named ?? call.state.products, query, productField, (product) =>
    isSeen(call.caller, product),
  );
  return { products: page.map((product) => productView(call, product, false)), metadata };
};

/** queryProductVariants: all variants, or those with the given choices or ids (R113). */
export const queryProductVariants: Rule = (call) => {
  const product = productById(call);
  const body = call.body as {
    choices?: Record<string, string>;
    variantIds?: string[];
    paging?: { limit?: number; offset?: number };
    includeMerchantSpecificData?: boolean;
  };
  const chosen = body.choices ? choose(product, body.choices, 'choices') : undefined;
  const found = product.variants.filter(
    (variant) =>
      (!chosen || Object.entries(chosen).every(([name, choice]) => variant.choices[name] === choice)) &&
      (!body.variantIds?.length || body.variantIds.includes(variant.id)),
  );
  const { page, offset } = slice(found, body.paging);
  const figures = showsFigures(call, body.includeMerchantSpecificData);
  return {
    variants: page.map((variant) => variantView(call, product, variant, figures)),
    metadata: { items: page.length, offset, ...counted },
    totalResults: found.length,
  };
};

const sellables = (call: CallContext): Sellable[] =>
  visibleProducts(call, call.caller).flatMap((product) =>
    product.variants.map((variant): Sellable => ({ product, variant })),
  );

/** queryStoreVariants (R113). */
export const queryStoreVariants: Rule = (call) => {
  const { query = {} } = call.body as { query?: PlatformQuery };
  const { page, metadata } = runQuery(sellables(call), query, storeVariantField);
  return { variants: page.map(({ product, variant }) => storeVariantView(call, product, variant)), metadata };
};

/**
 * getStoreVariant: the id consists of the product id, a hyphen and the variant id. A product id alone means the default
 * variant.
 */
export const getStoreVariant: Rule = (call) => {
  const id = call.params['id'] ?? '';
  const productId = id.slice(0, DEFAULT_VARIANT_ID.length);
  const variantId = id.length > productId.length ? id.slice(productId.length + 1) : DEFAULT_VARIANT_ID;
  const product = lookUp(call.state.products, 'id', productId);
  const variant = product?.variants.find((candidate) => candidate.id === variantId);
  if (!product || !variant || !isSeen(call.caller, product))
    throw applicationError(404, 'VARIANT_NOT_FOUND', 'Variant not found', { id });
  return { variant: storeVariantView(call, product, variant) };
};

const visibleCollections = ({ state, caller }: CallContext): CollectionRecord[] =>
  state.collections.filter((collection) => isSeen(caller, collection));

const collectionBy = (call: CallContext, key: 'id' | 'slug') => {
  const wanted = call.params[key] ?? '';
  const collection = lookUp(call.state.collections, key, wanted);
  if (!collection || !isSeen(call.caller, collection))
    throw applicationError(404, 'COLLECTION_NOT_FOUND', 'Collection not found', { [key]: wanted });
  return { collection: collectionView(call, collection) };
};

/** getCollection. */
export const getCollection: Rule = (call) => collectionBy(call, 'id');

/** getCollectionBySlug, and the older getCollectionBySlugV1. */
export const getCollectionBySlug: Rule = (call) => collectionBy(call, 'slug');

/** queryCollections (R113, R115). */
export const queryCollections: Rule = (call) => {
  const { query = {} } = call.body as { query?: PlatformQuery };
  const { page, metadata } = runQuery(visibleCollections(call), query, collectionField);
  const counts = productCounts(call);
  return { collections: page.map((collection) => collectionView(call, collection, counts)), metadata };
};
