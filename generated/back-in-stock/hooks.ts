// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  createBackInStockNotificationRequest,
  queryBackInStockNotificationRequests,
  getBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  markAsNotificationSent,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  reportItemsBackInStock,
} from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import {
  type CallError,
  calledBy,
  useCache,
  withQueryKey,
  withQueryPolicy,
} from '../../src/react/binding.ts';
import { queriesOf } from '../../src/react/queries-of.ts';
import type {
  CreateBackInStockNotificationRequestRequest,
  GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  QueryBackInStockNotificationRequestsParams,
  ReportItemsBackInStockRequest,
} from './types.ts';

import { matchQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';

export const getCreateBackInStockNotificationRequestMutationKey = () =>
  ['createBackInStockNotificationRequest'] as const;

export const getCreateBackInStockNotificationRequestMutationOptions = <
  TError = CallError<
    | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
    | 'REQUEST_COLLECTION_DISABLED'
    | 'INVALID_CATALOG_REFERENCE_OPTIONS'
    | 'INVALID_ITEM_IMAGE_URL'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
      TError,
      CreateBackInStockNotificationRequestMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
  TError,
  CreateBackInStockNotificationRequestMutationVariables,
  TContext
> => {
  const mutationKey = getCreateBackInStockNotificationRequestMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
    CreateBackInStockNotificationRequestMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createBackInStockNotificationRequest(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
    variables: CreateBackInStockNotificationRequestMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getQueryBackInStockNotificationRequestsQueryKey(),
            getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateBackInStockNotificationRequestMutationResult = NonNullable<
  Awaited<ReturnType<typeof createBackInStockNotificationRequest>>
>;
export type CreateBackInStockNotificationRequestMutationBody = CreateBackInStockNotificationRequestRequest;
export type CreateBackInStockNotificationRequestMutationError = CallError<
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  | 'REQUEST_COLLECTION_DISABLED'
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  | 'INVALID_ITEM_IMAGE_URL'
>;
export type CreateBackInStockNotificationRequestMutationVariables = {
  data: CreateBackInStockNotificationRequestRequest;
};

/**
 * @summary Request a notification when an item is back in stock
 */
/**
 * Request a notification when an item is back in stock.
 *
 * Who may call: visitor, member, app. It calls {@link createBackInStockNotificationRequest}.
 */
export const useCreateBackInStockNotificationRequest = <
  TError = CallError<
    | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
    | 'REQUEST_COLLECTION_DISABLED'
    | 'INVALID_CATALOG_REFERENCE_OPTIONS'
    | 'INVALID_ITEM_IMAGE_URL'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
      TError,
      CreateBackInStockNotificationRequestMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createBackInStockNotificationRequest>>,
  TError,
  CreateBackInStockNotificationRequestMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCreateBackInStockNotificationRequestMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getQueryBackInStockNotificationRequestsQueryKey = (
  params?: QueryBackInStockNotificationRequestsParams,
) => {
  return [`/v1/back-in-stock-notification-requests`, ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getQueryBackInStockNotificationRequestsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryBackInStockNotificationRequestsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>> = (
    context,
  ) => queryBackInStockNotificationRequests(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryBackInStockNotificationRequestsQueryResult = NonNullable<
  Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>
>;
export type QueryBackInStockNotificationRequestsQueryError = CallError<never>;

/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequests<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params: undefined | QueryBackInStockNotificationRequestsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
          TError,
          Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequests<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
          TError,
          Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequests<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequests<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryBackInStockNotificationRequestsQueryOptions(params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * List requests, before a component asks for it.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export const prefetchQueryBackInStockNotificationRequestsQuery = async <
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryBackInStockNotificationRequestsQueryOptions(params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryBackInStockNotificationRequests} stale. */
export const invalidateQueryBackInStockNotificationRequests = async (
  queryClient: QueryClient,
  params?: QueryBackInStockNotificationRequestsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getQueryBackInStockNotificationRequestsQueryKey(params) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getQueryBackInStockNotificationRequestsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryBackInStockNotificationRequestsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>> = (
    context,
  ) => queryBackInStockNotificationRequests(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryBackInStockNotificationRequestsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>
>;
export type QueryBackInStockNotificationRequestsSuspenseQueryError = CallError<never>;

/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequestsSuspense<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params: undefined | QueryBackInStockNotificationRequestsParams,
  options: {
    query: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequestsSuspense<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequestsSuspense<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List requests.
 *
 * Who may call: owner, app. It calls {@link queryBackInStockNotificationRequests}.
 */
export function useQueryBackInStockNotificationRequestsSuspense<
  TData = Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>,
  TError = CallError<never>,
>(
  params?: QueryBackInStockNotificationRequestsParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryBackInStockNotificationRequests>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryBackInStockNotificationRequestsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBackInStockNotificationRequestQueryKey = (id: string) => {
  return [`/v1/back-in-stock-notification-requests/${id}`];
};

export const getGetBackInStockNotificationRequestQueryOptions = <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetBackInStockNotificationRequestQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>> = (context) =>
    getBackInStockNotificationRequest(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBackInStockNotificationRequestQueryResult = NonNullable<
  Awaited<ReturnType<typeof getBackInStockNotificationRequest>>
>;
export type GetBackInStockNotificationRequestQueryError =
  CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>;

/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequest<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
          TError,
          Awaited<ReturnType<typeof getBackInStockNotificationRequest>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequest<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
          TError,
          Awaited<ReturnType<typeof getBackInStockNotificationRequest>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequest<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequest<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBackInStockNotificationRequestQueryOptions(id, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get a request, before a component asks for it.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export const prefetchGetBackInStockNotificationRequestQuery = async <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  queryClient: QueryClient,
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetBackInStockNotificationRequestQueryOptions(id, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getBackInStockNotificationRequest} stale. */
export const invalidateGetBackInStockNotificationRequest = async (
  queryClient: QueryClient,
  id: string,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetBackInStockNotificationRequestQueryKey(id) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetBackInStockNotificationRequestSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetBackInStockNotificationRequestQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>> = (context) =>
    getBackInStockNotificationRequest(id, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBackInStockNotificationRequestSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getBackInStockNotificationRequest>>
>;
export type GetBackInStockNotificationRequestSuspenseQueryError =
  CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>;

/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequestSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options: {
    query: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequestSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequestSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get a request.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequest}.
 */
export function useGetBackInStockNotificationRequestSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequest>>,
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
>(
  id: string,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBackInStockNotificationRequest>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBackInStockNotificationRequestSuspenseQueryOptions(id, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteBackInStockNotificationRequestMutationKey = () =>
  ['deleteBackInStockNotificationRequest'] as const;

export const getDeleteBackInStockNotificationRequestMutationOptions = <
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
      TError,
      DeleteBackInStockNotificationRequestMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
  TError,
  DeleteBackInStockNotificationRequestMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteBackInStockNotificationRequestMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
    DeleteBackInStockNotificationRequestMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return deleteBackInStockNotificationRequest(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
    variables: DeleteBackInStockNotificationRequestMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getQueryBackInStockNotificationRequestsQueryKey(),
            getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/back-in-stock-notification-requests/{id}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteBackInStockNotificationRequestMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>
>;

export type DeleteBackInStockNotificationRequestMutationError =
  CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>;
export type DeleteBackInStockNotificationRequestMutationVariables = { id: string };

/**
 * @summary Delete a request
 */
/**
 * Delete a request.
 *
 * Who may call: owner, app. It calls {@link deleteBackInStockNotificationRequest}.
 */
export const useDeleteBackInStockNotificationRequest = <
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
      TError,
      DeleteBackInStockNotificationRequestMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteBackInStockNotificationRequest>>,
  TError,
  DeleteBackInStockNotificationRequestMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getDeleteBackInStockNotificationRequestMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getMarkAsNotificationSentMutationKey = () => ['markAsNotificationSent'] as const;

export const getMarkAsNotificationSentMutationOptions = <
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof markAsNotificationSent>>,
      TError,
      MarkAsNotificationSentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof markAsNotificationSent>>,
  TError,
  MarkAsNotificationSentMutationVariables,
  TContext
> => {
  const mutationKey = getMarkAsNotificationSentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof markAsNotificationSent>>,
    MarkAsNotificationSentMutationVariables
  > = (props, context) => {
    const { id } = props ?? {};

    return markAsNotificationSent(id, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof markAsNotificationSent>>,
    variables: MarkAsNotificationSentMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getQueryBackInStockNotificationRequestsQueryKey(),
            getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/back-in-stock-notification-requests/{id}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type MarkAsNotificationSentMutationResult = NonNullable<
  Awaited<ReturnType<typeof markAsNotificationSent>>
>;

export type MarkAsNotificationSentMutationError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>;
export type MarkAsNotificationSentMutationVariables = { id: string };

/**
 * @summary Mark a request as notified
 */
/**
 * Mark a request as notified.
 *
 * Who may call: owner, app. It calls {@link markAsNotificationSent}.
 */
export const useMarkAsNotificationSent = <
  TError = CallError<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof markAsNotificationSent>>,
      TError,
      MarkAsNotificationSentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof markAsNotificationSent>>,
  TError,
  MarkAsNotificationSentMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getMarkAsNotificationSentMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey = (
  params?: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
) => {
  return [
    `/v1/back-in-stock-notification-requests/count-by-catalog-reference`,
    ...(params ? [params] : []),
  ].filter((q) => q !== undefined);
};

export const getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryOptions = <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
  > = (context) =>
    getBackInStockNotificationRequestsCountByCatalogReferences(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBackInStockNotificationRequestsCountByCatalogReferencesQueryResult = NonNullable<
  Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
>;
export type GetBackInStockNotificationRequestsCountByCatalogReferencesQueryError = CallError<never>;

/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferences<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
          TError,
          Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferences<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
          TError,
          Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferences<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferences<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryOptions(
    params,
    options,
  );

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Count requests per item, before a component asks for it.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export const prefetchGetBackInStockNotificationRequestsCountByCatalogReferencesQuery = async <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryOptions(
    params,
    options,
  );

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getBackInStockNotificationRequestsCountByCatalogReferences} stale. */
export const invalidateGetBackInStockNotificationRequestsCountByCatalogReferences = async (
  queryClient: QueryClient,
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({
        queryKey: getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(params),
      }).queryKey,
    },
    options,
  );

  return queryClient;
};

export const getGetBackInStockNotificationRequestsCountByCatalogReferencesSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
  > = (context) =>
    getBackInStockNotificationRequestsCountByCatalogReferences(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBackInStockNotificationRequestsCountByCatalogReferencesSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>
>;
export type GetBackInStockNotificationRequestsCountByCatalogReferencesSuspenseQueryError = CallError<never>;

/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferencesSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options: {
    query: Partial<
      UseSuspenseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferencesSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferencesSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count requests per item.
 *
 * Who may call: owner, app. It calls {@link getBackInStockNotificationRequestsCountByCatalogReferences}.
 */
export function useGetBackInStockNotificationRequestsCountByCatalogReferencesSuspense<
  TData = Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
  TError = CallError<never>,
>(
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<
        Awaited<ReturnType<typeof getBackInStockNotificationRequestsCountByCatalogReferences>>,
        TError,
        TData
      >
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBackInStockNotificationRequestsCountByCatalogReferencesSuspenseQueryOptions(
    params,
    options,
  );

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReportItemsBackInStockMutationKey = () => ['reportItemsBackInStock'] as const;

export const getReportItemsBackInStockMutationOptions = <
  TError = CallError<'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reportItemsBackInStock>>,
      TError,
      ReportItemsBackInStockMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof reportItemsBackInStock>>,
  TError,
  ReportItemsBackInStockMutationVariables,
  TContext
> => {
  const mutationKey = getReportItemsBackInStockMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reportItemsBackInStock>>,
    ReportItemsBackInStockMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return reportItemsBackInStock(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof reportItemsBackInStock>>,
    variables: ReportItemsBackInStockMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getQueryBackInStockNotificationRequestsQueryKey(),
            getGetBackInStockNotificationRequestsCountByCatalogReferencesQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/back-in-stock-notification-requests/{id}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ReportItemsBackInStockMutationResult = NonNullable<
  Awaited<ReturnType<typeof reportItemsBackInStock>>
>;
export type ReportItemsBackInStockMutationBody = ReportItemsBackInStockRequest;
export type ReportItemsBackInStockMutationError = CallError<
  'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL'
>;
export type ReportItemsBackInStockMutationVariables = { data: ReportItemsBackInStockRequest };

/**
 * @summary Report that an item is back in stock
 */
/**
 * Report that an item is back in stock.
 *
 * Who may call: owner, app. It calls {@link reportItemsBackInStock}.
 */
export const useReportItemsBackInStock = <
  TError = CallError<'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reportItemsBackInStock>>,
      TError,
      ReportItemsBackInStockMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reportItemsBackInStock>>,
  TError,
  ReportItemsBackInStockMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getReportItemsBackInStockMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
