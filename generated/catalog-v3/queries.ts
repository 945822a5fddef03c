// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, pagesOf, queryOf } from '../../src/react/call-options.ts';
import {
  getProductV3,
  getProductBySlug,
  queryProductsV3,
  searchProducts,
  countProducts,
  getAllProductsCategory,
  queryVariants,
  searchVariants,
  queryBrands,
  queryRibbons,
} from './operations.ts';
import type {
  CountProductsParams,
  GetProductBySlugParams,
  GetProductV3Params,
  QueryBrandsParams,
  QueryProductsV3Params,
  QueryRibbonsRequest,
  QueryVariantsRequest,
  SearchProductsParams,
  SearchVariantsRequest,
} from './types.ts';

/**
 * Get a product.
 *
 * Options of React Query for {@link getProductV3}. Who may call: visitor, member, owner, app.
 */
export const getProductV3Query = (
  productId: string,
  params?: GetProductV3Params,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'getProductV3', productId, params],
    (options) => getProductV3(productId, params, options),
    settings,
  );

/**
 * Get a product: `useQuery` with {@link getProductV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductV3 = /*#__PURE__*/ readHook(getProductV3Query);

/**
 * Get a product: `useSuspenseQuery` with {@link getProductV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductV3Suspense = /*#__PURE__*/ suspenseHook(getProductV3Query);

/**
 * Get a product by its slug.
 *
 * Options of React Query for {@link getProductBySlug}. Who may call: visitor, member, owner, app.
 */
export const getProductBySlugQuery = (
  slug: string,
  params?: GetProductBySlugParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'getProductBySlug', slug, params],
    (options) => getProductBySlug(slug, params, options),
    settings,
  );

/**
 * Get a product by its slug: `useQuery` with {@link getProductBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductBySlug = /*#__PURE__*/ readHook(getProductBySlugQuery);

/**
 * Get a product by its slug: `useSuspenseQuery` with {@link getProductBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductBySlugSuspense = /*#__PURE__*/ suspenseHook(getProductBySlugQuery);

/**
 * Query products.
 *
 * Options of React Query for {@link queryProductsV3}. Who may call: visitor, member, owner, app.
 */
export const queryProductsV3Query = (
  params?: QueryProductsV3Params,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(['catalog-v3', 'queryProductsV3', params], (options) => queryProductsV3(params, options), settings);

/**
 * Query products.
 *
 * Options of React Query for all pages of {@link queryProductsV3}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryProductsV3Pages = (
  first: QueryProductsV3Params,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryProductsV3'],
    first,
    (page, options) => queryProductsV3(page, options),
    settings,
  );

/**
 * Query products: `useQuery` with {@link queryProductsV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductsV3 = /*#__PURE__*/ readHook(queryProductsV3Query);

/**
 * Query products: `useSuspenseQuery` with {@link queryProductsV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductsV3Suspense = /*#__PURE__*/ suspenseHook(queryProductsV3Query);

/**
 * Search products.
 *
 * Options of React Query for {@link searchProducts}. Who may call: visitor, member, owner, app.
 */
export const searchProductsQuery = (
  params: SearchProductsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(['catalog-v3', 'searchProducts', params], (options) => searchProducts(params, options), settings);

/**
 * Search products.
 *
 * Options of React Query for all pages of {@link searchProducts}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchProductsPages = (
  first: SearchProductsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['catalog-v3', 'searchProducts'],
    first,
    (page, options) => searchProducts(page, options),
    settings,
  );

/**
 * Search products: `useQuery` with {@link searchProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchProducts = /*#__PURE__*/ readHook(searchProductsQuery);

/**
 * Search products: `useSuspenseQuery` with {@link searchProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchProductsSuspense = /*#__PURE__*/ suspenseHook(searchProductsQuery);

/**
 * Count products.
 *
 * Options of React Query for {@link countProducts}. Who may call: visitor, member, owner, app.
 */
export const countProductsQuery = (
  params?: CountProductsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) => queryOf(['catalog-v3', 'countProducts', params], (options) => countProducts(params, options), settings);

/**
 * Count products: `useQuery` with {@link countProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountProducts = /*#__PURE__*/ readHook(countProductsQuery);

/**
 * Count products: `useSuspenseQuery` with {@link countProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountProductsSuspense = /*#__PURE__*/ suspenseHook(countProductsQuery);

/**
 * Get the category of all products.
 *
 * Options of React Query for {@link getAllProductsCategory}. Who may call: visitor, member, owner, app.
 */
export const getAllProductsCategoryQuery = (
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(['catalog-v3', 'getAllProductsCategory'], (options) => getAllProductsCategory(options), settings);

/**
 * Get the category of all products: `useQuery` with {@link getAllProductsCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetAllProductsCategory = /*#__PURE__*/ readHook(getAllProductsCategoryQuery);

/**
 * Get the category of all products: `useSuspenseQuery` with {@link getAllProductsCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetAllProductsCategorySuspense = /*#__PURE__*/ suspenseHook(getAllProductsCategoryQuery);

/**
 * Query variants.
 *
 * Options of React Query for {@link queryVariants}. Who may call: visitor, member, owner, app.
 */
export const queryVariantsQuery = (
  queryVariantsRequest: QueryVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'queryVariants', queryVariantsRequest],
    (options) => queryVariants(queryVariantsRequest, options),
    settings,
  );

/**
 * Query variants.
 *
 * Options of React Query for all pages of {@link queryVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryVariantsPages = (
  first: QueryVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryVariants'],
    first,
    (page, options) => queryVariants(page, options),
    settings,
  );

/**
 * Query variants: `useQuery` with {@link queryVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryVariants = /*#__PURE__*/ readHook(queryVariantsQuery);

/**
 * Query variants: `useSuspenseQuery` with {@link queryVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryVariantsSuspense = /*#__PURE__*/ suspenseHook(queryVariantsQuery);

/**
 * Search variants.
 *
 * Options of React Query for {@link searchVariants}. Who may call: visitor, member, owner, app.
 */
export const searchVariantsQuery = (
  searchVariantsRequest: SearchVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'searchVariants', searchVariantsRequest],
    (options) => searchVariants(searchVariantsRequest, options),
    settings,
  );

/**
 * Search variants.
 *
 * Options of React Query for all pages of {@link searchVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchVariantsPages = (
  first: SearchVariantsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['catalog-v3', 'searchVariants'],
    first,
    (page, options) => searchVariants(page, options),
    settings,
  );

/**
 * Search variants: `useQuery` with {@link searchVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchVariants = /*#__PURE__*/ readHook(searchVariantsQuery);

/**
 * Search variants: `useSuspenseQuery` with {@link searchVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchVariantsSuspense = /*#__PURE__*/ suspenseHook(searchVariantsQuery);

/**
 * Query brands.
 *
 * Options of React Query for {@link queryBrands}. Who may call: visitor, member, owner, app.
 */
export const queryBrandsQuery = (
  params?: QueryBrandsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) => queryOf(['catalog-v3', 'queryBrands', params], (options) => queryBrands(params, options), settings);

/**
 * Query brands.
 *
 * Options of React Query for all pages of {@link queryBrands}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryBrandsPages = (
  first: QueryBrandsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryBrands'],
    first,
    (page, options) => queryBrands(page, options),
    settings,
  );

/**
 * Query brands: `useQuery` with {@link queryBrandsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryBrands = /*#__PURE__*/ readHook(queryBrandsQuery);

/**
 * Query brands: `useSuspenseQuery` with {@link queryBrandsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryBrandsSuspense = /*#__PURE__*/ suspenseHook(queryBrandsQuery);

/**
 * Query ribbons.
 *
 * Options of React Query for {@link queryRibbons}. Who may call: visitor, member, owner, app.
 */
export const queryRibbonsQuery = (
  queryRibbonsRequest: QueryRibbonsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'queryRibbons', queryRibbonsRequest],
    (options) => queryRibbons(queryRibbonsRequest, options),
    settings,
  );

/**
 * Query ribbons.
 *
 * Options of React Query for all pages of {@link queryRibbons}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryRibbonsPages = (
  first: QueryRibbonsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryRibbons'],
    first,
    (page, options) => queryRibbons(page, options),
    settings,
  );

/**
 * Query ribbons: `useQuery` with {@link queryRibbonsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryRibbons = /*#__PURE__*/ readHook(queryRibbonsQuery);

/**
 * Query ribbons: `useSuspenseQuery` with {@link queryRibbonsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryRibbonsSuspense = /*#__PURE__*/ suspenseHook(queryRibbonsQuery);
