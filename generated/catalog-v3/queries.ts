// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  readHook,
  suspenseHook,
  typedHook,
  typedSuspenseHook,
  type CallError,
  type DefinedHookArgs,
  type DefinedUseQueryResult,
  type HookArgs,
  type SuspenseHookArgs,
  type UseQueryResult,
  type UseSuspenseQueryResult,
} from '../../src/react/call-hooks.ts';
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
  GetProductBySlugErrorCode,
  GetProductV3ErrorCode,
  QueryBrandsErrorCode,
  QueryProductsV3ErrorCode,
  QueryRibbonsErrorCode,
  QueryVariantsErrorCode,
  SearchProductsErrorCode,
  SearchVariantsErrorCode,
} from './facts.ts';
import type {
  GetProductBySlugResponseWith,
  GetProductV3ResponseWith,
  QueryBrandsResponseWith,
  QueryProductsV3ResponseWith,
  QueryRibbonsResponseWith,
  QueryVariantsResponseWith,
  SearchProductsResponseWith,
  SearchVariantsResponseWith,
} from './projections.ts';
import type {
  BrandField,
  CountProductsParams,
  GetProductBySlugParams,
  GetProductV3Params,
  ProductField,
  ProductListField,
  QueryBrandsParams,
  QueryProductsV3Params,
  QueryRibbonsRequest,
  QueryVariantsRequest,
  RibbonField,
  SearchProductsParams,
  SearchVariantsRequest,
  VariantField,
} from './types.ts';

/**
 * Get a product.
 *
 * Options of React Query for {@link getProductV3}. Who may call: visitor, member, owner, app.
 */
export const getProductV3Query = <const Field extends ProductField = never>(
  productId: string,
  params?: GetProductV3Params & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'getProductV3', productId, params],
    (options) => getProductV3<Field>(productId, params, options),
    settings,
  );

/**
 * Get a product: `useQuery` with {@link getProductV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductV3 = /*#__PURE__*/ typedHook<UseGetProductV3>(getProductV3Query);

/**
 * Get a product: `useSuspenseQuery` with {@link getProductV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductV3Suspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetProductV3Suspense>(getProductV3Query);

/**
 * Type of {@link useGetProductV3}.
 */
export interface UseGetProductV3 {
  <const Field extends ProductField = never, Shown = GetProductV3ResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [productId: string, params?: GetProductV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductV3ResponseWith<Field>,
      CallError<GetProductV3ErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetProductV3ErrorCode>>;
  <const Field extends ProductField = never, Shown = GetProductV3ResponseWith<Field>>(
    ...args: HookArgs<
      [productId: string, params?: GetProductV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductV3ResponseWith<Field>,
      CallError<GetProductV3ErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetProductV3ErrorCode>>;
}

/**
 * Type of {@link useGetProductV3Suspense}.
 */
export interface UseGetProductV3Suspense {
  <const Field extends ProductField = never, Shown = GetProductV3ResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [productId: string, params?: GetProductV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductV3ResponseWith<Field>,
      CallError<GetProductV3ErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetProductV3ErrorCode>>;
}

/**
 * Get a product by its slug.
 *
 * Options of React Query for {@link getProductBySlug}. Who may call: visitor, member, owner, app.
 */
export const getProductBySlugQuery = <const Field extends ProductField = never>(
  slug: string,
  params?: GetProductBySlugParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'getProductBySlug', slug, params],
    (options) => getProductBySlug<Field>(slug, params, options),
    settings,
  );

/**
 * Get a product by its slug: `useQuery` with {@link getProductBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductBySlug = /*#__PURE__*/ typedHook<UseGetProductBySlug>(getProductBySlugQuery);

/**
 * Get a product by its slug: `useSuspenseQuery` with {@link getProductBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetProductBySlugSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetProductBySlugSuspense>(getProductBySlugQuery);

/**
 * Type of {@link useGetProductBySlug}.
 */
export interface UseGetProductBySlug {
  <const Field extends ProductField = never, Shown = GetProductBySlugResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [slug: string, params?: GetProductBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductBySlugResponseWith<Field>,
      CallError<GetProductBySlugErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetProductBySlugErrorCode>>;
  <const Field extends ProductField = never, Shown = GetProductBySlugResponseWith<Field>>(
    ...args: HookArgs<
      [slug: string, params?: GetProductBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductBySlugResponseWith<Field>,
      CallError<GetProductBySlugErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetProductBySlugErrorCode>>;
}

/**
 * Type of {@link useGetProductBySlugSuspense}.
 */
export interface UseGetProductBySlugSuspense {
  <const Field extends ProductField = never, Shown = GetProductBySlugResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [slug: string, params?: GetProductBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetProductBySlugResponseWith<Field>,
      CallError<GetProductBySlugErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetProductBySlugErrorCode>>;
}

/**
 * Query products.
 *
 * Options of React Query for {@link queryProductsV3}. Who may call: visitor, member, owner, app.
 */
export const queryProductsV3Query = <const Field extends ProductListField = never>(
  params?: QueryProductsV3Params & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'queryProductsV3', params],
    (options) => queryProductsV3<Field>(params, options),
    settings,
  );

/**
 * Query products.
 *
 * Options of React Query for all pages of {@link queryProductsV3}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryProductsV3Pages = <const Field extends ProductListField = never>(
  first: QueryProductsV3Params & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryProductsV3'],
    first,
    (page, options) => queryProductsV3<Field>(page, options),
    settings,
  );

/**
 * Query products: `useQuery` with {@link queryProductsV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductsV3 = /*#__PURE__*/ typedHook<UseQueryProductsV3>(queryProductsV3Query);

/**
 * Query products: `useSuspenseQuery` with {@link queryProductsV3Query}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryProductsV3Suspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryProductsV3Suspense>(queryProductsV3Query);

/**
 * Type of {@link useQueryProductsV3}.
 */
export interface UseQueryProductsV3 {
  <const Field extends ProductListField = never, Shown = QueryProductsV3ResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [params?: QueryProductsV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryProductsV3ResponseWith<Field>,
      CallError<QueryProductsV3ErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryProductsV3ErrorCode>>;
  <const Field extends ProductListField = never, Shown = QueryProductsV3ResponseWith<Field>>(
    ...args: HookArgs<
      [params?: QueryProductsV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryProductsV3ResponseWith<Field>,
      CallError<QueryProductsV3ErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryProductsV3ErrorCode>>;
}

/**
 * Type of {@link useQueryProductsV3Suspense}.
 */
export interface UseQueryProductsV3Suspense {
  <const Field extends ProductListField = never, Shown = QueryProductsV3ResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [params?: QueryProductsV3Params & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryProductsV3ResponseWith<Field>,
      CallError<QueryProductsV3ErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryProductsV3ErrorCode>>;
}

/**
 * Search products.
 *
 * Options of React Query for {@link searchProducts}. Who may call: visitor, member, owner, app.
 */
export const searchProductsQuery = <const Field extends ProductListField = never>(
  params: SearchProductsParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'searchProducts', params],
    (options) => searchProducts<Field>(params, options),
    settings,
  );

/**
 * Search products.
 *
 * Options of React Query for all pages of {@link searchProducts}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchProductsPages = <const Field extends ProductListField = never>(
  first: SearchProductsParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['catalog-v3', 'searchProducts'],
    first,
    (page, options) => searchProducts<Field>(page, options),
    settings,
  );

/**
 * Search products: `useQuery` with {@link searchProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchProducts = /*#__PURE__*/ typedHook<UseSearchProducts>(searchProductsQuery);

/**
 * Search products: `useSuspenseQuery` with {@link searchProductsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchProductsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseSearchProductsSuspense>(searchProductsQuery);

/**
 * Type of {@link useSearchProducts}.
 */
export interface UseSearchProducts {
  <const Field extends ProductListField = never, Shown = SearchProductsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [params: SearchProductsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchProductsResponseWith<Field>,
      CallError<SearchProductsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<SearchProductsErrorCode>>;
  <const Field extends ProductListField = never, Shown = SearchProductsResponseWith<Field>>(
    ...args: HookArgs<
      [params: SearchProductsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchProductsResponseWith<Field>,
      CallError<SearchProductsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<SearchProductsErrorCode>>;
}

/**
 * Type of {@link useSearchProductsSuspense}.
 */
export interface UseSearchProductsSuspense {
  <const Field extends ProductListField = never, Shown = SearchProductsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [params: SearchProductsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchProductsResponseWith<Field>,
      CallError<SearchProductsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<SearchProductsErrorCode>>;
}

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
export const queryVariantsQuery = <const Field extends VariantField = never>(
  queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'queryVariants', queryVariantsRequest],
    (options) => queryVariants<Field>(queryVariantsRequest, options),
    settings,
  );

/**
 * Query variants.
 *
 * Options of React Query for all pages of {@link queryVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryVariantsPages = <const Field extends VariantField = never>(
  first: QueryVariantsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryVariants'],
    first,
    (page, options) => queryVariants<Field>(page, options),
    settings,
  );

/**
 * Query variants: `useQuery` with {@link queryVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryVariants = /*#__PURE__*/ typedHook<UseQueryVariants>(queryVariantsQuery);

/**
 * Query variants: `useSuspenseQuery` with {@link queryVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryVariantsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryVariantsSuspense>(queryVariantsQuery);

/**
 * Type of {@link useQueryVariants}.
 */
export interface UseQueryVariants {
  <const Field extends VariantField = never, Shown = QueryVariantsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryVariantsResponseWith<Field>,
      CallError<QueryVariantsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryVariantsErrorCode>>;
  <const Field extends VariantField = never, Shown = QueryVariantsResponseWith<Field>>(
    ...args: HookArgs<
      [queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryVariantsResponseWith<Field>,
      CallError<QueryVariantsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryVariantsErrorCode>>;
}

/**
 * Type of {@link useQueryVariantsSuspense}.
 */
export interface UseQueryVariantsSuspense {
  <const Field extends VariantField = never, Shown = QueryVariantsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryVariantsResponseWith<Field>,
      CallError<QueryVariantsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryVariantsErrorCode>>;
}

/**
 * Search variants.
 *
 * Options of React Query for {@link searchVariants}. Who may call: visitor, member, owner, app.
 */
export const searchVariantsQuery = <const Field extends VariantField = never>(
  searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'searchVariants', searchVariantsRequest],
    (options) => searchVariants<Field>(searchVariantsRequest, options),
    settings,
  );

/**
 * Search variants.
 *
 * Options of React Query for all pages of {@link searchVariants}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchVariantsPages = <const Field extends VariantField = never>(
  first: SearchVariantsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['catalog-v3', 'searchVariants'],
    first,
    (page, options) => searchVariants<Field>(page, options),
    settings,
  );

/**
 * Search variants: `useQuery` with {@link searchVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchVariants = /*#__PURE__*/ typedHook<UseSearchVariants>(searchVariantsQuery);

/**
 * Search variants: `useSuspenseQuery` with {@link searchVariantsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchVariantsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseSearchVariantsSuspense>(searchVariantsQuery);

/**
 * Type of {@link useSearchVariants}.
 */
export interface UseSearchVariants {
  <const Field extends VariantField = never, Shown = SearchVariantsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchVariantsResponseWith<Field>,
      CallError<SearchVariantsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<SearchVariantsErrorCode>>;
  <const Field extends VariantField = never, Shown = SearchVariantsResponseWith<Field>>(
    ...args: HookArgs<
      [searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchVariantsResponseWith<Field>,
      CallError<SearchVariantsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<SearchVariantsErrorCode>>;
}

/**
 * Type of {@link useSearchVariantsSuspense}.
 */
export interface UseSearchVariantsSuspense {
  <const Field extends VariantField = never, Shown = SearchVariantsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchVariantsResponseWith<Field>,
      CallError<SearchVariantsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<SearchVariantsErrorCode>>;
}

/**
 * Query brands.
 *
 * Options of React Query for {@link queryBrands}. Who may call: visitor, member, owner, app.
 */
export const queryBrandsQuery = <const Field extends BrandField = never>(
  params?: QueryBrandsParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(['catalog-v3', 'queryBrands', params], (options) => queryBrands<Field>(params, options), settings);

/**
 * Query brands.
 *
 * Options of React Query for all pages of {@link queryBrands}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryBrandsPages = <const Field extends BrandField = never>(
  first: QueryBrandsParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryBrands'],
    first,
    (page, options) => queryBrands<Field>(page, options),
    settings,
  );

/**
 * Query brands: `useQuery` with {@link queryBrandsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryBrands = /*#__PURE__*/ typedHook<UseQueryBrands>(queryBrandsQuery);

/**
 * Query brands: `useSuspenseQuery` with {@link queryBrandsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryBrandsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryBrandsSuspense>(queryBrandsQuery);

/**
 * Type of {@link useQueryBrands}.
 */
export interface UseQueryBrands {
  <const Field extends BrandField = never, Shown = QueryBrandsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [params?: QueryBrandsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryBrandsResponseWith<Field>,
      CallError<QueryBrandsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryBrandsErrorCode>>;
  <const Field extends BrandField = never, Shown = QueryBrandsResponseWith<Field>>(
    ...args: HookArgs<
      [params?: QueryBrandsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryBrandsResponseWith<Field>,
      CallError<QueryBrandsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryBrandsErrorCode>>;
}

/**
 * Type of {@link useQueryBrandsSuspense}.
 */
export interface UseQueryBrandsSuspense {
  <const Field extends BrandField = never, Shown = QueryBrandsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [params?: QueryBrandsParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryBrandsResponseWith<Field>,
      CallError<QueryBrandsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryBrandsErrorCode>>;
}

/**
 * Query ribbons.
 *
 * Options of React Query for {@link queryRibbons}. Who may call: visitor, member, owner, app.
 */
export const queryRibbonsQuery = <const Field extends RibbonField = never>(
  queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v3', 'queryRibbons', queryRibbonsRequest],
    (options) => queryRibbons<Field>(queryRibbonsRequest, options),
    settings,
  );

/**
 * Query ribbons.
 *
 * Options of React Query for all pages of {@link queryRibbons}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryRibbonsPages = <const Field extends RibbonField = never>(
  first: QueryRibbonsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['catalog-v3', 'queryRibbons'],
    first,
    (page, options) => queryRibbons<Field>(page, options),
    settings,
  );

/**
 * Query ribbons: `useQuery` with {@link queryRibbonsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryRibbons = /*#__PURE__*/ typedHook<UseQueryRibbons>(queryRibbonsQuery);

/**
 * Query ribbons: `useSuspenseQuery` with {@link queryRibbonsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryRibbonsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryRibbonsSuspense>(queryRibbonsQuery);

/**
 * Type of {@link useQueryRibbons}.
 */
export interface UseQueryRibbons {
  <const Field extends RibbonField = never, Shown = QueryRibbonsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryRibbonsResponseWith<Field>,
      CallError<QueryRibbonsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryRibbonsErrorCode>>;
  <const Field extends RibbonField = never, Shown = QueryRibbonsResponseWith<Field>>(
    ...args: HookArgs<
      [queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryRibbonsResponseWith<Field>,
      CallError<QueryRibbonsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryRibbonsErrorCode>>;
}

/**
 * Type of {@link useQueryRibbonsSuspense}.
 */
export interface UseQueryRibbonsSuspense {
  <const Field extends RibbonField = never, Shown = QueryRibbonsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryRibbonsResponseWith<Field>,
      CallError<QueryRibbonsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryRibbonsErrorCode>>;
}
