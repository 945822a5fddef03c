// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  listOrders,
  getOrder,
  updateOrder,
  bulkUpdateOrders,
  confirmOrder,
  getSummary,
  captureAuthorizedPayment,
  voidAuthorizedPayment,
  getCheckoutOptions,
  listAvailableTickets,
  queryAvailableTickets,
  createReservation,
  cancelReservation,
  getInvoice,
  checkout,
  updateCheckout,
  posCheckout,
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
  BulkUpdateOrdersRequest,
  CancelReservationParams,
  CaptureAuthorizedPaymentRequest,
  CheckoutRequest,
  ConfirmOrderRequest,
  CreateReservationRequest,
  GetInvoiceRequest,
  GetOrderParams,
  GetSummaryParams,
  ListAvailableTicketsParams,
  ListOrdersParams,
  PosCheckoutRequest,
  QueryAvailableTicketsRequest,
  UpdateCheckoutRequest,
  UpdateOrderRequest,
  VoidAuthorizedPaymentRequest,
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

export const getListOrdersQueryKey = (params?: ListOrdersParams) => {
  return [`/v1/orders`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getListOrdersQueryOptions = <
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOrdersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = (context) =>
    listOrders(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>;
export type ListOrdersQueryError = CallError<never>;

/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = CallError<never>>(
  params: undefined | ListOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = CallError<never>>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = CallError<never>>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = CallError<never>>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrdersQueryOptions(params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * List orders, before a component asks for it.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export const prefetchListOrdersQuery = async <
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getListOrdersQueryOptions(params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link listOrders} stale. */
export const invalidateListOrders = async (
  queryClient: QueryClient,
  params?: ListOrdersParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getListOrdersQueryKey(params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getListOrdersSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOrdersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = (context) =>
    listOrders(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>;
export type ListOrdersSuspenseQueryError = CallError<never>;

/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrdersSuspense<
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params: undefined | ListOrdersParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrdersSuspense<
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrdersSuspense<
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List orders.
 *
 * Who may call: owner, app. It calls {@link listOrders}.
 */
export function useListOrdersSuspense<
  TData = Awaited<ReturnType<typeof listOrders>>,
  TError = CallError<never>,
>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrdersSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetOrderQueryKey = (eventId: string, orderNumber: string, params?: GetOrderParams) => {
  return [`/v1/events/${eventId}/orders/${orderNumber}`, ...(params ? [params] : [])].filter(
    (q) => q !== undefined,
  );
};

export const getGetOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOrderQueryKey(eventId, orderNumber, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = (context) =>
    getOrder(eventId, orderNumber, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: eventId !== null && eventId !== undefined && orderNumber !== null && orderNumber !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>;
export type GetOrderQueryError = CallError<'ORDER_NOT_FOUND'>;

/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrder<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params: undefined | GetOrderParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrder<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrder<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrder<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderQueryOptions(eventId, orderNumber, params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get an order, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export const prefetchGetOrderQuery = async <
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  queryClient: QueryClient,
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetOrderQueryOptions(eventId, orderNumber, params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getOrder} stale. */
export const invalidateGetOrder = async (
  queryClient: QueryClient,
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetOrderQueryKey(eventId, orderNumber, params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetOrderSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOrderQueryKey(eventId, orderNumber, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = (context) =>
    getOrder(eventId, orderNumber, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetOrderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>;
export type GetOrderSuspenseQueryError = CallError<'ORDER_NOT_FOUND'>;

/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrderSuspense<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params: undefined | GetOrderParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrderSuspense<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrderSuspense<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an order.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getOrder}.
 */
export function useGetOrderSuspense<
  TData = Awaited<ReturnType<typeof getOrder>>,
  TError = CallError<'ORDER_NOT_FOUND'>,
>(
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderSuspenseQueryOptions(eventId, orderNumber, params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateOrderMutationKey = () => ['updateOrder'] as const;

export const getUpdateOrderMutationOptions = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateOrder>>,
      TError,
      UpdateOrderMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateOrder>>,
  TError,
  UpdateOrderMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateOrder>>,
    UpdateOrderMutationVariables
  > = (props, context) => {
    const { eventId, orderNumber, data } = props ?? {};

    return updateOrder(eventId, orderNumber, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateOrder>>,
    variables: UpdateOrderMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListOrdersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/events/{eventId}/orders/{orderNumber}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>;
export type UpdateOrderMutationBody = UpdateOrderRequest;
export type UpdateOrderMutationError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND'>;
export type UpdateOrderMutationVariables = { eventId: string; orderNumber: string; data: UpdateOrderRequest };

/**
 * @summary Update an order
 */
/**
 * Update an order.
 *
 * Who may call: owner, app. It calls {@link updateOrder}.
 */
export const useUpdateOrder = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateOrder>>,
      TError,
      UpdateOrderMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateOrder>>,
  TError,
  UpdateOrderMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getUpdateOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getBulkUpdateOrdersMutationKey = () => ['bulkUpdateOrders'] as const;

export const getBulkUpdateOrdersMutationOptions = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkUpdateOrders>>,
      TError,
      BulkUpdateOrdersMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof bulkUpdateOrders>>,
  TError,
  BulkUpdateOrdersMutationVariables,
  TContext
> => {
  const mutationKey = getBulkUpdateOrdersMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkUpdateOrders>>,
    BulkUpdateOrdersMutationVariables
  > = (props, context) => {
    const { eventId, data } = props ?? {};

    return bulkUpdateOrders(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof bulkUpdateOrders>>,
    variables: BulkUpdateOrdersMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListOrdersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/events/{eventId}/orders/{orderNumber}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type BulkUpdateOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof bulkUpdateOrders>>>;
export type BulkUpdateOrdersMutationBody = BulkUpdateOrdersRequest;
export type BulkUpdateOrdersMutationError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>;
export type BulkUpdateOrdersMutationVariables = { eventId: string; data: BulkUpdateOrdersRequest };

/**
 * @summary Update several orders
 */
/**
 * Update several orders.
 *
 * Who may call: owner, app. It calls {@link bulkUpdateOrders}.
 */
export const useBulkUpdateOrders = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkUpdateOrders>>,
      TError,
      BulkUpdateOrdersMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkUpdateOrders>>,
  TError,
  BulkUpdateOrdersMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getBulkUpdateOrdersMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getConfirmOrderMutationKey = () => ['confirmOrder'] as const;

export const getConfirmOrderMutationOptions = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof confirmOrder>>,
      TError,
      ConfirmOrderMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof confirmOrder>>,
  TError,
  ConfirmOrderMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmOrder>>,
    ConfirmOrderMutationVariables
  > = (props, context) => {
    const { eventId, data } = props ?? {};

    return confirmOrder(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof confirmOrder>>,
    variables: ConfirmOrderMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListOrdersQueryKey(), getGetSummaryQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) || queriesOf('GET /v1/events/{eventId}/orders/{orderNumber}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type ConfirmOrderMutationResult = NonNullable<Awaited<ReturnType<typeof confirmOrder>>>;
export type ConfirmOrderMutationBody = ConfirmOrderRequest;
export type ConfirmOrderMutationError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>;
export type ConfirmOrderMutationVariables = { eventId: string; data: ConfirmOrderRequest };

/**
 * @summary Confirm orders
 */
/**
 * Confirm orders.
 *
 * Who may call: owner, app. It calls {@link confirmOrder}.
 */
export const useConfirmOrder = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof confirmOrder>>,
      TError,
      ConfirmOrderMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmOrder>>,
  TError,
  ConfirmOrderMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getConfirmOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getGetSummaryQueryKey = (params?: GetSummaryParams) => {
  return [`/v1/orders/summary`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getGetSummaryQueryOptions = <
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSummaryQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSummary>>> = (context) =>
    getSummary(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getSummary>>>;
export type GetSummaryQueryError = CallError<'NOT_FOUND'>;

/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummary<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params: undefined | GetSummaryParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSummary>>,
          TError,
          Awaited<ReturnType<typeof getSummary>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummary<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSummary>>,
          TError,
          Awaited<ReturnType<typeof getSummary>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummary<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummary<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSummaryQueryOptions(params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Summarize the sales, before a component asks for it.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export const prefetchGetSummaryQuery = async <
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  queryClient: QueryClient,
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetSummaryQueryOptions(params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getSummary} stale. */
export const invalidateGetSummary = async (
  queryClient: QueryClient,
  params?: GetSummaryParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetSummaryQueryKey(params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetSummarySuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSummaryQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSummary>>> = (context) =>
    getSummary(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetSummarySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSummary>>>;
export type GetSummarySuspenseQueryError = CallError<'NOT_FOUND'>;

/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummarySuspense<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params: undefined | GetSummaryParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummarySuspense<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummarySuspense<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Summarize the sales.
 *
 * Who may call: owner, app. It calls {@link getSummary}.
 */
export function useGetSummarySuspense<
  TData = Awaited<ReturnType<typeof getSummary>>,
  TError = CallError<'NOT_FOUND'>,
>(
  params?: GetSummaryParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSummary>>, TError, TData>>;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSummarySuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCaptureAuthorizedPaymentMutationKey = () => ['captureAuthorizedPayment'] as const;

export const getCaptureAuthorizedPaymentMutationOptions = <
  TError = CallError<'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof captureAuthorizedPayment>>,
      TError,
      CaptureAuthorizedPaymentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof captureAuthorizedPayment>>,
  TError,
  CaptureAuthorizedPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getCaptureAuthorizedPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof captureAuthorizedPayment>>,
    CaptureAuthorizedPaymentMutationVariables
  > = (props, context) => {
    const { orderNumber, data } = props ?? {};

    return captureAuthorizedPayment(orderNumber, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof captureAuthorizedPayment>>,
    variables: CaptureAuthorizedPaymentMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListOrdersQueryKey(), getGetSummaryQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) || queriesOf('GET /v1/events/{eventId}/orders/{orderNumber}').predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CaptureAuthorizedPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof captureAuthorizedPayment>>
>;
export type CaptureAuthorizedPaymentMutationBody = CaptureAuthorizedPaymentRequest;
export type CaptureAuthorizedPaymentMutationError = CallError<
  'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'
>;
export type CaptureAuthorizedPaymentMutationVariables = {
  orderNumber: string;
  data: CaptureAuthorizedPaymentRequest;
};

/**
 * @summary Capture an authorized payment
 */
/**
 * Capture an authorized payment.
 *
 * Who may call: owner, app. It calls {@link captureAuthorizedPayment}.
 */
export const useCaptureAuthorizedPayment = <
  TError = CallError<'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof captureAuthorizedPayment>>,
      TError,
      CaptureAuthorizedPaymentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof captureAuthorizedPayment>>,
  TError,
  CaptureAuthorizedPaymentMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCaptureAuthorizedPaymentMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getVoidAuthorizedPaymentMutationKey = () => ['voidAuthorizedPayment'] as const;

export const getVoidAuthorizedPaymentMutationOptions = <
  TError = CallError<'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof voidAuthorizedPayment>>,
      TError,
      VoidAuthorizedPaymentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof voidAuthorizedPayment>>,
  TError,
  VoidAuthorizedPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getVoidAuthorizedPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof voidAuthorizedPayment>>,
    VoidAuthorizedPaymentMutationVariables
  > = (props, context) => {
    const { orderNumber, data } = props ?? {};

    return voidAuthorizedPayment(orderNumber, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof voidAuthorizedPayment>>,
    variables: VoidAuthorizedPaymentMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getListOrdersQueryKey(),
            getGetSummaryQueryKey(),
            getListAvailableTicketsQueryKey(),
            getQueryAvailableTicketsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf(
            'GET /v1/events/{eventId}/orders/{orderNumber}',
            'GET /v3/events/{eventId}',
            'GET /v3/events/slug/{slug}',
            'POST /v3/events/query',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type VoidAuthorizedPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof voidAuthorizedPayment>>
>;
export type VoidAuthorizedPaymentMutationBody = VoidAuthorizedPaymentRequest;
export type VoidAuthorizedPaymentMutationError = CallError<'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'>;
export type VoidAuthorizedPaymentMutationVariables = {
  orderNumber: string;
  data: VoidAuthorizedPaymentRequest;
};

/**
 * @summary Void an authorized payment
 */
/**
 * Void an authorized payment.
 *
 * Who may call: owner, app. It calls {@link voidAuthorizedPayment}.
 */
export const useVoidAuthorizedPayment = <
  TError = CallError<'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof voidAuthorizedPayment>>,
      TError,
      VoidAuthorizedPaymentMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof voidAuthorizedPayment>>,
  TError,
  VoidAuthorizedPaymentMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getVoidAuthorizedPaymentMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getGetCheckoutOptionsQueryKey = () => {
  return [`/v1/checkout/options`];
};

export const getGetCheckoutOptionsQueryOptions = <
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCheckoutOptionsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutOptions>>> = (context) =>
    getCheckoutOptions(calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCheckoutOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckoutOptions>>>;
export type GetCheckoutOptionsQueryError = CallError<never>;

/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptions<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutOptions>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutOptions>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptions<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckoutOptions>>,
          TError,
          Awaited<ReturnType<typeof getCheckoutOptions>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptions<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptions<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCheckoutOptionsQueryOptions(options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get the options of the checkout, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export const prefetchGetCheckoutOptionsQuery = async <
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetCheckoutOptionsQueryOptions(options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getCheckoutOptions} stale. */
export const invalidateGetCheckoutOptions = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetCheckoutOptionsQueryKey() }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetCheckoutOptionsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCheckoutOptionsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckoutOptions>>> = (context) =>
    getCheckoutOptions(calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getCheckoutOptions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCheckoutOptionsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCheckoutOptions>>
>;
export type GetCheckoutOptionsSuspenseQueryError = CallError<never>;

/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptionsSuspense<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptionsSuspense<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptionsSuspense<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the options of the checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getCheckoutOptions}.
 */
export function useGetCheckoutOptionsSuspense<
  TData = Awaited<ReturnType<typeof getCheckoutOptions>>,
  TError = CallError<never>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckoutOptions>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCheckoutOptionsSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListAvailableTicketsQueryKey = (params?: ListAvailableTicketsParams) => {
  return [`/v1/checkout/available-tickets`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getListAvailableTicketsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAvailableTicketsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableTickets>>> = (context) =>
    listAvailableTickets(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAvailableTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableTickets>>>;
export type ListAvailableTicketsQueryError = CallError<never>;

/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTickets<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params: undefined | ListAvailableTicketsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableTickets>>,
          TError,
          Awaited<ReturnType<typeof listAvailableTickets>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTickets<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableTickets>>,
          TError,
          Awaited<ReturnType<typeof listAvailableTickets>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTickets<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTickets<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAvailableTicketsQueryOptions(params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * List available tickets, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export const prefetchListAvailableTicketsQuery = async <
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getListAvailableTicketsQueryOptions(params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link listAvailableTickets} stale. */
export const invalidateListAvailableTickets = async (
  queryClient: QueryClient,
  params?: ListAvailableTicketsParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getListAvailableTicketsQueryKey(params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getListAvailableTicketsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAvailableTicketsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableTickets>>> = (context) =>
    listAvailableTickets(params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof listAvailableTickets>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListAvailableTicketsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof listAvailableTickets>>
>;
export type ListAvailableTicketsSuspenseQueryError = CallError<never>;

/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params: undefined | ListAvailableTicketsParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * List available tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link listAvailableTickets}.
 */
export function useListAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof listAvailableTickets>>,
  TError = CallError<never>,
>(
  params?: ListAvailableTicketsParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAvailableTicketsSuspenseQueryOptions(params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryAvailableTicketsQueryKey = (
  queryAvailableTicketsRequest?: QueryAvailableTicketsRequest,
) => {
  return ['POST', `/v1/checkout/available-tickets/query`, queryAvailableTicketsRequest].filter(
    (q) => q !== undefined,
  );
};

export const getQueryAvailableTicketsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryAvailableTicketsQueryKey(queryAvailableTicketsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryAvailableTickets>>> = (context) =>
    queryAvailableTickets(queryAvailableTicketsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof queryAvailableTickets>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryAvailableTicketsQueryResult = NonNullable<Awaited<ReturnType<typeof queryAvailableTickets>>>;
export type QueryAvailableTicketsQueryError = CallError<never>;

/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTickets<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryAvailableTickets>>,
          TError,
          Awaited<ReturnType<typeof queryAvailableTickets>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTickets<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryAvailableTickets>>,
          TError,
          Awaited<ReturnType<typeof queryAvailableTickets>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTickets<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTickets<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryAvailableTicketsQueryOptions(queryAvailableTicketsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query available tickets, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export const prefetchQueryAvailableTicketsQuery = async <
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryClient: QueryClient,
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryAvailableTicketsQueryOptions(queryAvailableTicketsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryAvailableTickets} stale. */
export const invalidateQueryAvailableTickets = async (
  queryClient: QueryClient,
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getQueryAvailableTicketsQueryKey(queryAvailableTicketsRequest) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getQueryAvailableTicketsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryAvailableTicketsQueryKey(queryAvailableTicketsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryAvailableTickets>>> = (context) =>
    queryAvailableTickets(queryAvailableTicketsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof queryAvailableTickets>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type QueryAvailableTicketsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof queryAvailableTickets>>
>;
export type QueryAvailableTicketsSuspenseQueryError = CallError<never>;

/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query available tickets.
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It calls {@link queryAvailableTickets}.
 */
export function useQueryAvailableTicketsSuspense<
  TData = Awaited<ReturnType<typeof queryAvailableTickets>>,
  TError = CallError<never>,
>(
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryAvailableTickets>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryAvailableTicketsSuspenseQueryOptions(queryAvailableTicketsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReservationMutationKey = () => ['createReservation'] as const;

export const getCreateReservationMutationOptions = <
  TError = CallError<
    'NO_PAYMENT_METHOD_CONFIGURED' | 'TICKETS_NOT_AVAILABLE' | 'TICKET_LIMIT_EXCEEDED' | 'NOT_FOUND'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createReservation>>,
      TError,
      CreateReservationMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createReservation>>,
  TError,
  CreateReservationMutationVariables,
  TContext
> => {
  const mutationKey = getCreateReservationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createReservation>>,
    CreateReservationMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createReservation(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createReservation>>,
    variables: CreateReservationMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListAvailableTicketsQueryKey(), getQueryAvailableTicketsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v3/events/{eventId}',
            'GET /v3/events/slug/{slug}',
            'POST /v3/events/query',
          ).predicate(query),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateReservationMutationResult = NonNullable<Awaited<ReturnType<typeof createReservation>>>;
export type CreateReservationMutationBody = CreateReservationRequest;
export type CreateReservationMutationError = CallError<
  'NO_PAYMENT_METHOD_CONFIGURED' | 'TICKETS_NOT_AVAILABLE' | 'TICKET_LIMIT_EXCEEDED' | 'NOT_FOUND'
>;
export type CreateReservationMutationVariables = { data: CreateReservationRequest };

/**
 * @summary Reserve tickets
 */
/**
 * Reserve tickets.
 *
 * Who may call: visitor, member, owner, app. It calls {@link createReservation}.
 */
export const useCreateReservation = <
  TError = CallError<
    'NO_PAYMENT_METHOD_CONFIGURED' | 'TICKETS_NOT_AVAILABLE' | 'TICKET_LIMIT_EXCEEDED' | 'NOT_FOUND'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createReservation>>,
      TError,
      CreateReservationMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createReservation>>,
  TError,
  CreateReservationMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCreateReservationMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getCancelReservationMutationKey = () => ['cancelReservation'] as const;

export const getCancelReservationMutationOptions = <
  TError = CallError<'RESERVATION_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelReservation>>,
      TError,
      CancelReservationMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cancelReservation>>,
  TError,
  CancelReservationMutationVariables,
  TContext
> => {
  const mutationKey = getCancelReservationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelReservation>>,
    CancelReservationMutationVariables
  > = (props, context) => {
    const { id, params } = props ?? {};

    return cancelReservation(id, params, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cancelReservation>>,
    variables: CancelReservationMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListAvailableTicketsQueryKey(), getQueryAvailableTicketsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v3/events/{eventId}',
            'GET /v3/events/slug/{slug}',
            'POST /v3/events/query',
          ).predicate(query) ||
          (query.queryKey[0] === 'POST' &&
            typeof query.queryKey[1] === 'string' &&
            query.queryKey[1].startsWith('/v1/checkout/invoices/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CancelReservationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReservation>>>;

export type CancelReservationMutationError = CallError<'RESERVATION_NOT_FOUND'>;
export type CancelReservationMutationVariables = { id: string; params: CancelReservationParams };

/**
 * @summary Cancel a reservation
 */
/**
 * Cancel a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link cancelReservation}.
 */
export const useCancelReservation = <TError = CallError<'RESERVATION_NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelReservation>>,
      TError,
      CancelReservationMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelReservation>>,
  TError,
  CancelReservationMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCancelReservationMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getGetInvoiceQueryKey = (reservationId: string, getInvoiceRequest?: GetInvoiceRequest) => {
  return ['POST', `/v1/checkout/invoices/${reservationId}`, getInvoiceRequest].filter((q) => q !== undefined);
};

export const getGetInvoiceQueryOptions = <
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetInvoiceQueryKey(reservationId, getInvoiceRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = (context) =>
    getInvoice(reservationId, getInvoiceRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: reservationId !== null && reservationId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>;
export type GetInvoiceQueryError = CallError<'RESERVATION_NOT_FOUND'>;

/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoice<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoice<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoice<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoice<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceQueryOptions(reservationId, getInvoiceRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get the invoice of a reservation, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export const prefetchGetInvoiceQuery = async <
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  queryClient: QueryClient,
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetInvoiceQueryOptions(reservationId, getInvoiceRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getInvoice} stale. */
export const invalidateGetInvoice = async (
  queryClient: QueryClient,
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getGetInvoiceQueryKey(reservationId, getInvoiceRequest) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getGetInvoiceSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetInvoiceQueryKey(reservationId, getInvoiceRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = (context) =>
    getInvoice(reservationId, getInvoiceRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetInvoiceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>;
export type GetInvoiceSuspenseQueryError = CallError<'RESERVATION_NOT_FOUND'>;

/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoiceSuspense<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoiceSuspense<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoiceSuspense<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the invoice of a reservation.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getInvoice}.
 */
export function useGetInvoiceSuspense<
  TData = Awaited<ReturnType<typeof getInvoice>>,
  TError = CallError<'RESERVATION_NOT_FOUND'>,
>(
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceSuspenseQueryOptions(reservationId, getInvoiceRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCheckoutMutationKey = () => ['checkout'] as const;

export const getCheckoutMutationOptions = <
  TError = CallError<
    | 'RESERVATION_NOT_FOUND'
    | 'RESERVATION_OCCUPIED'
    | 'INVALID_FORM_RESPONSE'
    | 'NO_PAYMENT_METHOD_CONFIGURED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof checkout>>,
      TError,
      CheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof checkout>>, TError, CheckoutMutationVariables, TContext> => {
  const mutationKey = getCheckoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkout>>, CheckoutMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return checkout(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof checkout>>,
    variables: CheckoutMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getListOrdersQueryKey(),
            getGetSummaryQueryKey(),
            getListAvailableTicketsQueryKey(),
            getQueryAvailableTicketsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf(
            'GET /v3/events/{eventId}',
            'GET /v3/events/slug/{slug}',
            'POST /v3/events/query',
          ).predicate(query) ||
          (query.queryKey[0] === 'POST' &&
            typeof query.queryKey[1] === 'string' &&
            query.queryKey[1].startsWith('/v1/checkout/invoices/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof checkout>>>;
export type CheckoutMutationBody = CheckoutRequest;
export type CheckoutMutationError = CallError<
  'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED' | 'INVALID_FORM_RESPONSE' | 'NO_PAYMENT_METHOD_CONFIGURED'
>;
export type CheckoutMutationVariables = { data: CheckoutRequest };

/**
 * @summary Check out
 */
/**
 * Check out.
 *
 * Who may call: visitor, member, owner, app. It calls {@link checkout}.
 */
export const useCheckout = <
  TError = CallError<
    | 'RESERVATION_NOT_FOUND'
    | 'RESERVATION_OCCUPIED'
    | 'INVALID_FORM_RESPONSE'
    | 'NO_PAYMENT_METHOD_CONFIGURED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof checkout>>,
      TError,
      CheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof checkout>>, TError, CheckoutMutationVariables, TContext> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getCheckoutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getUpdateCheckoutMutationKey = () => ['updateCheckout'] as const;

export const getUpdateCheckoutMutationOptions = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND' | 'INVALID_FORM_RESPONSE'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCheckout>>,
      TError,
      UpdateCheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateCheckout>>,
  TError,
  UpdateCheckoutMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCheckoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCheckout>>,
    UpdateCheckoutMutationVariables
  > = (props, context) => {
    const { orderNumber, data } = props ?? {};

    return updateCheckout(orderNumber, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateCheckout>>,
    variables: UpdateCheckoutMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getListOrdersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf('GET /v1/events/{eventId}/orders/{orderNumber}').predicate(query) ||
          (query.queryKey[0] === 'POST' &&
            typeof query.queryKey[1] === 'string' &&
            query.queryKey[1].startsWith('/v1/checkout/invoices/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof updateCheckout>>>;
export type UpdateCheckoutMutationBody = UpdateCheckoutRequest;
export type UpdateCheckoutMutationError = CallError<
  'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND' | 'INVALID_FORM_RESPONSE'
>;
export type UpdateCheckoutMutationVariables = { orderNumber: string; data: UpdateCheckoutRequest };

/**
 * @summary Update a checkout
 */
/**
 * Update a checkout.
 *
 * Who may call: visitor, member, owner, app. It calls {@link updateCheckout}.
 */
export const useUpdateCheckout = <
  TError = CallError<'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND' | 'INVALID_FORM_RESPONSE'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCheckout>>,
      TError,
      UpdateCheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCheckout>>,
  TError,
  UpdateCheckoutMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getUpdateCheckoutMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getPosCheckoutMutationKey = () => ['posCheckout'] as const;

export const getPosCheckoutMutationOptions = <
  TError = CallError<'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof posCheckout>>,
      TError,
      PosCheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof posCheckout>>,
  TError,
  PosCheckoutMutationVariables,
  TContext
> => {
  const mutationKey = getPosCheckoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof posCheckout>>,
    PosCheckoutMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return posCheckout(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof posCheckout>>,
    variables: PosCheckoutMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [
            getListOrdersQueryKey(),
            getGetSummaryQueryKey(),
            getListAvailableTicketsQueryKey(),
            getQueryAvailableTicketsQueryKey(),
          ].some((queryKey) => matchQuery({ queryKey }, query)) ||
          queriesOf(
            'GET /v3/events/{eventId}',
            'GET /v3/events/slug/{slug}',
            'POST /v3/events/query',
          ).predicate(query) ||
          (query.queryKey[0] === 'POST' &&
            typeof query.queryKey[1] === 'string' &&
            query.queryKey[1].startsWith('/v1/checkout/invoices/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PosCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof posCheckout>>>;
export type PosCheckoutMutationBody = PosCheckoutRequest;
export type PosCheckoutMutationError = CallError<'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED'>;
export type PosCheckoutMutationVariables = { data: PosCheckoutRequest };

/**
 * @summary Check out at a point of sale
 */
/**
 * Check out at a point of sale.
 *
 * Who may call: owner, app. It calls {@link posCheckout}.
 */
export const usePosCheckout = <
  TError = CallError<'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof posCheckout>>,
      TError,
      PosCheckoutMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof posCheckout>>,
  TError,
  PosCheckoutMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getPosCheckoutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};
