// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  getProduct,
  queryProducts,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollectionBySlugV1,
} from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import {
  type CallError,
  calledBy,
  useCache,
  withQueryKey,
  withQueryPolicy,
} from '../../src/react/binding.ts';
import type {
  GetProductParams,
  ProductOptionsAvailabilityRequest,
  QueryProductVariantsRequest,
  QueryProductsRequest,
  QueryStoreVariantsRequest,
} from './types.ts';

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';

export const getGetProductQueryKey = (id: string, params?: GetProductParams) => {
  return [`/v1/products/${id}`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getGetProductQueryOptions = <
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetProductQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = (context) =>
    getProduct(id, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>;
export type GetProductQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProduct<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params: undefined | GetProductParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProduct<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProduct<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProduct<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductQueryOptions(id, params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a product, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export const prefetchGetProductQuery = async <
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetProductQueryOptions(id, params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getProduct} stale. */
export const invalidateGetProduct = async (
  queryClient: QueryClient,
  id: string,
  params?: GetProductParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetProductQueryKey(id, params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetProductSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetProductQueryKey(id, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = (context) =>
    getProduct(id, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>;
export type GetProductSuspenseQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProductSuspense<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params: undefined | GetProductParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProductSuspense<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProductSuspense<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProduct}.
 */
export function useGetProductSuspense<
  TData = Awaited<ReturnType<typeof getProduct>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  params?: GetProductParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductSuspenseQueryOptions(id, params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryProductsQueryKey = (queryProductsRequest?: QueryProductsRequest) => {
  return ['POST', `/v1/products/query-platformized`, queryProductsRequest].filter((q) => q !== undefined);
};

export const getQueryProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryProductsQueryKey(queryProductsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryProducts>>> = (context) =>
    queryProducts(queryProductsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryProductsQueryResult = NonNullable<Awaited<ReturnType<typeof queryProducts>>>;
export type QueryProductsQueryError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>;

/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProducts<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryProducts>>,
          TError,
          Awaited<ReturnType<typeof queryProducts>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProducts<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryProducts>>,
          TError,
          Awaited<ReturnType<typeof queryProducts>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProducts<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProducts<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryProductsQueryOptions(queryProductsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query products, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export const prefetchQueryProductsQuery = async <
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryProductsQueryOptions(queryProductsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryProducts} stale. */
export const invalidateQueryProducts = async (
  queryClient: QueryClient,
  queryProductsRequest: QueryProductsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getQueryProductsQueryKey(queryProductsRequest) }).queryKey },
    options,
  );

  return queryClient;
};

export const getQueryProductsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryProductsQueryKey(queryProductsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryProducts>>> = (context) =>
    queryProducts(queryProductsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryProducts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof queryProducts>>>;
export type QueryProductsSuspenseQueryError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProductsSuspense<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProductsSuspense<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProductsSuspense<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query products.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProducts}.
 */
export function useQueryProductsSuspense<
  TData = Awaited<ReturnType<typeof queryProducts>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryProductsRequest: QueryProductsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProducts>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryProductsSuspenseQueryOptions(queryProductsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetProductOptionsAvailabilityQueryKey = (
  id: string,
  productOptionsAvailabilityRequest?: ProductOptionsAvailabilityRequest,
) => {
  return ['POST', `/v1/products/${id}/productOptionsAvailability`, productOptionsAvailabilityRequest].filter(
    (q) => q !== undefined,
  );
};

export const getGetProductOptionsAvailabilityQueryOptions = <
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getGetProductOptionsAvailabilityQueryKey(id, productOptionsAvailabilityRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductOptionsAvailability>>> = (context) =>
    getProductOptionsAvailability(id, productOptionsAvailabilityRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof getProductOptionsAvailability>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetProductOptionsAvailabilityQueryResult = NonNullable<
  Awaited<ReturnType<typeof getProductOptionsAvailability>>
>;
export type GetProductOptionsAvailabilityQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailability<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductOptionsAvailability>>,
          TError,
          Awaited<ReturnType<typeof getProductOptionsAvailability>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailability<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductOptionsAvailability>>,
          TError,
          Awaited<ReturnType<typeof getProductOptionsAvailability>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailability<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailability<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductOptionsAvailabilityQueryOptions(
    id,
    productOptionsAvailabilityRequest,
    options,
  );

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get the choices that are available for a product, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export const prefetchGetProductOptionsAvailabilityQuery = async <
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetProductOptionsAvailabilityQueryOptions(
    id,
    productOptionsAvailabilityRequest,
    options,
  );

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getProductOptionsAvailability} stale. */
export const invalidateGetProductOptionsAvailability = async (
  queryClient: QueryClient,
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({
        queryKey: getGetProductOptionsAvailabilityQueryKey(id, productOptionsAvailabilityRequest),
      }).queryKey,
    },
    options,
  );

  return queryClient;
};

export const getGetProductOptionsAvailabilitySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getGetProductOptionsAvailabilityQueryKey(id, productOptionsAvailabilityRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductOptionsAvailability>>> = (context) =>
    getProductOptionsAvailability(id, productOptionsAvailabilityRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getProductOptionsAvailability>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetProductOptionsAvailabilitySuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getProductOptionsAvailability>>
>;
export type GetProductOptionsAvailabilitySuspenseQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailabilitySuspense<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options: {
    query: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailabilitySuspense<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailabilitySuspense<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the choices that are available for a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getProductOptionsAvailability}.
 */
export function useGetProductOptionsAvailabilitySuspense<
  TData = Awaited<ReturnType<typeof getProductOptionsAvailability>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductOptionsAvailability>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProductOptionsAvailabilitySuspenseQueryOptions(
    id,
    productOptionsAvailabilityRequest,
    options,
  );

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryProductVariantsQueryKey = (
  id: string,
  queryProductVariantsRequest?: QueryProductVariantsRequest,
) => {
  return ['POST', `/v1/products/${id}/variants/query`, queryProductVariantsRequest].filter(
    (q) => q !== undefined,
  );
};

export const getQueryProductVariantsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryProductVariantsQueryKey(id, queryProductVariantsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryProductVariants>>> = (context) =>
    queryProductVariants(id, queryProductVariantsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryProductVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof queryProductVariants>>>;
export type QueryProductVariantsQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariants<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryProductVariants>>,
          TError,
          Awaited<ReturnType<typeof queryProductVariants>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariants<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryProductVariants>>,
          TError,
          Awaited<ReturnType<typeof queryProductVariants>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariants<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariants<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryProductVariantsQueryOptions(id, queryProductVariantsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query the variants of a product, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export const prefetchQueryProductVariantsQuery = async <
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryProductVariantsQueryOptions(id, queryProductVariantsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryProductVariants} stale. */
export const invalidateQueryProductVariants = async (
  queryClient: QueryClient,
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({
        queryKey: getQueryProductVariantsQueryKey(id, queryProductVariantsRequest),
      }).queryKey,
    },
    options,
  );

  return queryClient;
};

export const getQueryProductVariantsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryProductVariantsQueryKey(id, queryProductVariantsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryProductVariants>>> = (context) =>
    queryProductVariants(id, queryProductVariantsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryProductVariants>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryProductVariantsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof queryProductVariants>>
>;
export type QueryProductVariantsSuspenseQueryError = CallError<
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of a product.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryProductVariants}.
 */
export function useQueryProductVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryProductVariants>>,
  TError = CallError<'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  queryProductVariantsRequest: QueryProductVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryProductVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryProductVariantsSuspenseQueryOptions(id, queryProductVariantsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryStoreVariantsQueryKey = (queryStoreVariantsRequest?: QueryStoreVariantsRequest) => {
  return ['POST', `/v1/variants/query`, queryStoreVariantsRequest].filter((q) => q !== undefined);
};

export const getQueryStoreVariantsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryStoreVariantsQueryKey(queryStoreVariantsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryStoreVariants>>> = (context) =>
    queryStoreVariants(queryStoreVariantsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryStoreVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof queryStoreVariants>>>;
export type QueryStoreVariantsQueryError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariants<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryStoreVariants>>,
          TError,
          Awaited<ReturnType<typeof queryStoreVariants>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariants<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryStoreVariants>>,
          TError,
          Awaited<ReturnType<typeof queryStoreVariants>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariants<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariants<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryStoreVariantsQueryOptions(queryStoreVariantsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query the variants of the store, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export const prefetchQueryStoreVariantsQuery = async <
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryStoreVariantsQueryOptions(queryStoreVariantsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryStoreVariants} stale. */
export const invalidateQueryStoreVariants = async (
  queryClient: QueryClient,
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getQueryStoreVariantsQueryKey(queryStoreVariantsRequest) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getQueryStoreVariantsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryStoreVariantsQueryKey(queryStoreVariantsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryStoreVariants>>> = (context) =>
    queryStoreVariants(queryStoreVariantsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryStoreVariants>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryStoreVariantsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof queryStoreVariants>>
>;
export type QueryStoreVariantsSuspenseQueryError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query the variants of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryStoreVariants}.
 */
export function useQueryStoreVariantsSuspense<
  TData = Awaited<ReturnType<typeof queryStoreVariants>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryStoreVariantsRequest: QueryStoreVariantsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryStoreVariants>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryStoreVariantsSuspenseQueryOptions(queryStoreVariantsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetStoreVariantQueryKey = (id: string) => {
  return [`/v1/variants/${id}`];
};

export const getGetStoreVariantQueryOptions = <
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetStoreVariantQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoreVariant>>> = (context) =>
    getStoreVariant(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetStoreVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getStoreVariant>>>;
export type GetStoreVariantQueryError = CallError<
  'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariant<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreVariant>>,
          TError,
          Awaited<ReturnType<typeof getStoreVariant>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariant<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStoreVariant>>,
          TError,
          Awaited<ReturnType<typeof getStoreVariant>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariant<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariant<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStoreVariantQueryOptions(id, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a variant of the store, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export const prefetchGetStoreVariantQuery = async <
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetStoreVariantQueryOptions(id, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getStoreVariant} stale. */
export const invalidateGetStoreVariant = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetStoreVariantQueryKey(id) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetStoreVariantSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetStoreVariantQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStoreVariant>>> = (context) =>
    getStoreVariant(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getStoreVariant>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetStoreVariantSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStoreVariant>>>;
export type GetStoreVariantSuspenseQueryError = CallError<
  'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariantSuspense<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariantSuspense<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariantSuspense<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a variant of the store.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getStoreVariant}.
 */
export function useGetStoreVariantSuspense<
  TData = Awaited<ReturnType<typeof getStoreVariant>>,
  TError = CallError<'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStoreVariant>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStoreVariantSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCollectionBySlugV1QueryKey = (slug: string) => {
  return [`/v1/collections/slug/${slug}`];
};

export const getGetCollectionBySlugV1QueryOptions = <
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionBySlugV1QueryKey(slug);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionBySlugV1>>> = (context) =>
    getCollectionBySlugV1(slug, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof getCollectionBySlugV1>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCollectionBySlugV1QueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionBySlugV1>>>;
export type GetCollectionBySlugV1QueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionBySlugV1>>,
          TError,
          Awaited<ReturnType<typeof getCollectionBySlugV1>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionBySlugV1>>,
          TError,
          Awaited<ReturnType<typeof getCollectionBySlugV1>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionBySlugV1QueryOptions(slug, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a collection by its slug (first version), before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export const prefetchGetCollectionBySlugV1Query = async <
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetCollectionBySlugV1QueryOptions(slug, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getCollectionBySlugV1} stale. */
export const invalidateGetCollectionBySlugV1 = async (
  queryClient: QueryClient,
  slug: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetCollectionBySlugV1QueryKey(slug) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetCollectionBySlugV1SuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionBySlugV1QueryKey(slug);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionBySlugV1>>> = (context) =>
    getCollectionBySlugV1(slug, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getCollectionBySlugV1>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCollectionBySlugV1SuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCollectionBySlugV1>>
>;
export type GetCollectionBySlugV1SuspenseQueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1Suspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1Suspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1Suspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug (first version).
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlugV1}.
 */
export function useGetCollectionBySlugV1Suspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlugV1>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlugV1>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionBySlugV1SuspenseQueryOptions(slug, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
