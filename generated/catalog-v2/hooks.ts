// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { getCollection, getCollectionBySlug, queryCollections } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import {
  type CallError,
  calledBy,
  useCache,
  withQueryKey,
  withQueryPolicy,
} from '../../src/react/binding.ts';
import type { QueryCollectionsRequest } from './types.ts';

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

export const getGetCollectionQueryKey = (id: string) => {
  return [`/v2/collections/${id}`];
};

export const getGetCollectionQueryOptions = <
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = (context) =>
    getCollection(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>;
export type GetCollectionQueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollection<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollection<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollection<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollection<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionQueryOptions(id, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a collection, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export const prefetchGetCollectionQuery = async <
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetCollectionQueryOptions(id, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getCollection} stale. */
export const invalidateGetCollection = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetCollectionQueryKey(id) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetCollectionSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = (context) =>
    getCollection(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getCollection>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCollectionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>;
export type GetCollectionSuspenseQueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollectionSuspense<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollectionSuspense<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollectionSuspense<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollection}.
 */
export function useGetCollectionSuspense<
  TData = Awaited<ReturnType<typeof getCollection>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  id: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCollectionBySlugQueryKey = (slug: string) => {
  return [`/v2/collections/slug/${slug}`];
};

export const getGetCollectionBySlugQueryOptions = <
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionBySlugQueryKey(slug);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionBySlug>>> = (context) =>
    getCollectionBySlug(slug, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCollectionBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionBySlug>>>;
export type GetCollectionBySlugQueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlug<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionBySlug>>,
          TError,
          Awaited<ReturnType<typeof getCollectionBySlug>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlug<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionBySlug>>,
          TError,
          Awaited<ReturnType<typeof getCollectionBySlug>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlug<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlug<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionBySlugQueryOptions(slug, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a collection by its slug, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export const prefetchGetCollectionBySlugQuery = async <
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetCollectionBySlugQueryOptions(slug, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getCollectionBySlug} stale. */
export const invalidateGetCollectionBySlug = async (
  queryClient: QueryClient,
  slug: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetCollectionBySlugQueryKey(slug) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetCollectionBySlugSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCollectionBySlugQueryKey(slug);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionBySlug>>> = (context) =>
    getCollectionBySlug(slug, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getCollectionBySlug>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCollectionBySlugSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCollectionBySlug>>
>;
export type GetCollectionBySlugSuspenseQueryError = CallError<
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlugSuspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlugSuspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlugSuspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a collection by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCollectionBySlug}.
 */
export function useGetCollectionBySlugSuspense<
  TData = Awaited<ReturnType<typeof getCollectionBySlug>>,
  TError = CallError<'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  slug: string,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCollectionBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectionBySlugSuspenseQueryOptions(slug, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryCollectionsQueryKey = (queryCollectionsRequest?: QueryCollectionsRequest) => {
  return ['POST', `/v2/collections/query`, queryCollectionsRequest].filter((q) => q !== undefined);
};

export const getQueryCollectionsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryCollectionsQueryKey(queryCollectionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryCollections>>> = (context) =>
    queryCollections(queryCollectionsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryCollectionsQueryResult = NonNullable<Awaited<ReturnType<typeof queryCollections>>>;
export type QueryCollectionsQueryError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>;

/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollections<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryCollections>>,
          TError,
          Awaited<ReturnType<typeof queryCollections>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollections<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryCollections>>,
          TError,
          Awaited<ReturnType<typeof queryCollections>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollections<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollections<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryCollectionsQueryOptions(queryCollectionsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query collections, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export const prefetchQueryCollectionsQuery = async <
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryClient: QueryClient,
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryCollectionsQueryOptions(queryCollectionsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryCollections} stale. */
export const invalidateQueryCollections = async (
  queryClient: QueryClient,
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getQueryCollectionsQueryKey(queryCollectionsRequest) }).queryKey,
    },
    options,
  );

  return queryClient;
};

export const getQueryCollectionsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryCollectionsQueryKey(queryCollectionsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryCollections>>> = (context) =>
    queryCollections(queryCollectionsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryCollections>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryCollectionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof queryCollections>>>;
export type QueryCollectionsSuspenseQueryError = CallError<
  'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
>;

/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollectionsSuspense<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollectionsSuspense<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollectionsSuspense<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query collections.
 *
 * Who may call: visitor, member, owner, app. It calls {@link queryCollections}.
 */
export function useQueryCollectionsSuspense<
  TData = Awaited<ReturnType<typeof queryCollections>>,
  TError = CallError<'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'>,
>(
  queryCollectionsRequest: QueryCollectionsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryCollections>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryCollectionsSuspenseQueryOptions(queryCollectionsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
