// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, pagesOf, queryOf } from '../../src/react/call-options.ts';
import {
  getProduct,
  queryProducts,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollectionBySlugV1,
} from './operations.ts';
import type {
  GetProductParams,
  ProductOptionsAvailabilityRequest,
  QueryProductVariantsRequest,
  QueryProductsRequest,
  QueryStoreVariantsRequest,
} from './types.ts';

/**
 * Get a product.
 *
 * Options of React Query for {@link getProduct}. Who may call: visitor, member, owner, app.
 */
export const getProductQuery = (
  id: string,
  params?: GetProductParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(['catalog-v1', 'getProduct', id, params], (options) => getProduct(id, params, options), settings);

/**
 * Get a product: `useQuery` with {@link getProductQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProduct = /*#__PURE__*/ readHook(getProductQuery);

/**
 * Get a product: `useSuspenseQuery` with {@link getProductQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductSuspense = /*#__PURE__*/ suspenseHook(getProductQuery);

/**
 * Query products.
 *
 * Options of React Query for {@link queryProducts}. Who may call: visitor, member, owner, app.
 */
export const queryProductsQuery = (
  queryProductsRequest: QueryProductsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v1', 'queryProducts', queryProductsRequest],
    (options) => queryProducts(queryProductsRequest, options),
    settings,
  );

/**
 * Query products.
 *
 * Options of React Query for all pages of {@link queryProducts}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryProductsPages = (
  first: QueryProductsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['catalog-v1', 'queryProducts'],
    first,
    (page, options) => queryProducts(page, options),
    settings,
  );

/**
 * Query products: `useQuery` with {@link queryProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProducts = /*#__PURE__*/ readHook(queryProductsQuery);

/**
 * Query products: `useSuspenseQuery` with {@link queryProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductsSuspense = /*#__PURE__*/ suspenseHook(queryProductsQuery);

/**
 * Get the choices that are available for a product.
 *
 * Options of React Query for {@link getProductOptionsAvailability}. Who may call: visitor, member, owner, app.
 */
export const getProductOptionsAvailabilityQuery = (
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v1', 'getProductOptionsAvailability', id, productOptionsAvailabilityRequest],
    (options) => getProductOptionsAvailability(id, productOptionsAvailabilityRequest, options),
    settings,
  );

/**
 * Get the choices that are available for a product: `useQuery` with {@link getProductOptionsAvailabilityQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductOptionsAvailability = /*#__PURE__*/ readHook(getProductOptionsAvailabilityQuery);

/**
 * Get the choices that are available for a product: `useSuspenseQuery` with {@link getProductOptionsAvailabilityQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductOptionsAvailabilitySuspense = /*#__PURE__*/ suspenseHook(
  getProductOptionsAvailabilityQuery,
);

/**
 * Query the variants of a product.
 *
 * Options of React Query for {@link queryProductVariants}. Who may call: visitor, member, owner, app.
 */
export const queryProductVariantsQuery = (
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v1', 'queryProductVariants', id, queryProductVariantsRequest],
    (options) => queryProductVariants(id, queryProductVariantsRequest, options),
    settings,
  );

/**
 * Query the variants of a product.
 *
 * Options of React Query for all pages of {@link queryProductVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryProductVariantsPages = (
  id: string,
  first: QueryProductVariantsRequest & { paging: object },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'paging',
    ['catalog-v1', 'queryProductVariants', id],
    first,
    (page, options) => queryProductVariants(id, page, options),
    settings,
  );

/**
 * Query the variants of a product: `useQuery` with {@link queryProductVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductVariants = /*#__PURE__*/ readHook(queryProductVariantsQuery);

/**
 * Query the variants of a product: `useSuspenseQuery` with {@link queryProductVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductVariantsSuspense = /*#__PURE__*/ suspenseHook(queryProductVariantsQuery);

/**
 * Query the variants of the store.
 *
 * Options of React Query for {@link queryStoreVariants}. Who may call: visitor, member, owner, app.
 */
export const queryStoreVariantsQuery = (
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v1', 'queryStoreVariants', queryStoreVariantsRequest],
    (options) => queryStoreVariants(queryStoreVariantsRequest, options),
    settings,
  );

/**
 * Query the variants of the store.
 *
 * Options of React Query for all pages of {@link queryStoreVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryStoreVariantsPages = (
  first: QueryStoreVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['catalog-v1', 'queryStoreVariants'],
    first,
    (page, options) => queryStoreVariants(page, options),
    settings,
  );

/**
 * Query the variants of the store: `useQuery` with {@link queryStoreVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryStoreVariants = /*#__PURE__*/ readHook(queryStoreVariantsQuery);

/**
 * Query the variants of the store: `useSuspenseQuery` with {@link queryStoreVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryStoreVariantsSuspense = /*#__PURE__*/ suspenseHook(queryStoreVariantsQuery);

/**
 * Get a variant of the store.
 *
 * Options of React Query for {@link getStoreVariant}. Who may call: visitor, member, owner, app.
 */
export const getStoreVariantQuery = (
  id: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) => queryOf(['catalog-v1', 'getStoreVariant', id], (options) => getStoreVariant(id, options), settings);

/**
 * Get a variant of the store: `useQuery` with {@link getStoreVariantQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetStoreVariant = /*#__PURE__*/ readHook(getStoreVariantQuery);

/**
 * Get a variant of the store: `useSuspenseQuery` with {@link getStoreVariantQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetStoreVariantSuspense = /*#__PURE__*/ suspenseHook(getStoreVariantQuery);

/**
 * Get a collection by its slug (first version).
 *
 * Options of React Query for {@link getCollectionBySlugV1}. Who may call: visitor, member, owner, app.
 */
export const getCollectionBySlugV1Query = (
  slug: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v1', 'getCollectionBySlugV1', slug],
    (options) => getCollectionBySlugV1(slug, options),
    settings,
  );

/**
 * Get a collection by its slug (first version): `useQuery` with {@link getCollectionBySlugV1Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollectionBySlugV1 = /*#__PURE__*/ readHook(getCollectionBySlugV1Query);

/**
 * Get a collection by its slug (first version): `useSuspenseQuery` with {@link getCollectionBySlugV1Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollectionBySlugV1Suspense = /*#__PURE__*/ suspenseHook(getCollectionBySlugV1Query);
