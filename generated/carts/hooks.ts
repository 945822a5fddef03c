// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeCouponFromCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
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
  AddToCartRequest,
  CreateCheckoutRequest,
  EstimateTotalsRequest,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
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

export const getGetCurrentCartQueryKey = () => {
  return [`/v1/carts/current`];
};

export const getGetCurrentCartQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCurrentCartQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentCart>>> = (context) =>
    getCurrentCart(calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCurrentCartQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentCart>>>;
export type GetCurrentCartQueryError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCart<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCart>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCart>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCart<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCart>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCart>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCart<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCart<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCurrentCartQueryOptions(options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get the current cart, before a component asks for it.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export const prefetchGetCurrentCartQuery = async <
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  queryClient: QueryClient,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetCurrentCartQueryOptions(options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getCurrentCart} stale. */
export const invalidateGetCurrentCart = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetCurrentCartQueryKey() }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetCurrentCartSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(options?: {
  query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCurrentCartQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentCart>>> = (context) =>
    getCurrentCart(calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getCurrentCart>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCurrentCartSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentCart>>>;
export type GetCurrentCartSuspenseQueryError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCartSuspense<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCartSuspense<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCartSuspense<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link getCurrentCart}.
 */
export function useGetCurrentCartSuspense<
  TData = Awaited<ReturnType<typeof getCurrentCart>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCart>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCurrentCartSuspenseQueryOptions(options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCurrentCartMutationKey = () => ['updateCurrentCart'] as const;

export const getUpdateCurrentCartMutationOptions = <
  TError = CallError<
    | 'OWNED_CART_NOT_FOUND'
    | 'ERROR_COUPON_DOES_NOT_EXIST'
    | 'ERROR_COUPON_EXPIRED'
    | 'ERROR_COUPON_NOT_APPLICABLE'
    | 'ERROR_COUPON_IS_DISABLED'
    | 'ERROR_COUPON_NOT_ACTIVE_YET'
    | 'ERROR_COUPON_USAGE_EXCEEDED'
    | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCurrentCart>>,
      TError,
      UpdateCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateCurrentCart>>,
  TError,
  UpdateCurrentCartMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCurrentCart>>,
    UpdateCurrentCartMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return updateCurrentCart(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateCurrentCart>>,
    variables: UpdateCurrentCartMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateCurrentCartMutationResult = NonNullable<Awaited<ReturnType<typeof updateCurrentCart>>>;
export type UpdateCurrentCartMutationBody = UpdateCartRequest;
export type UpdateCurrentCartMutationError = CallError<
  | 'OWNED_CART_NOT_FOUND'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
>;
export type UpdateCurrentCartMutationVariables = { data: UpdateCartRequest };

/**
 * @summary Update the current cart
 */
/**
 * Update the current cart.
 *
 * Who may call: visitor, member, app; with `merchantDiscounts`: app. It calls {@link updateCurrentCart}.
 */
export const useUpdateCurrentCart = <
  TError = CallError<
    | 'OWNED_CART_NOT_FOUND'
    | 'ERROR_COUPON_DOES_NOT_EXIST'
    | 'ERROR_COUPON_EXPIRED'
    | 'ERROR_COUPON_NOT_APPLICABLE'
    | 'ERROR_COUPON_IS_DISABLED'
    | 'ERROR_COUPON_NOT_ACTIVE_YET'
    | 'ERROR_COUPON_USAGE_EXCEEDED'
    | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCurrentCart>>,
      TError,
      UpdateCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCurrentCart>>,
  TError,
  UpdateCurrentCartMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getUpdateCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getDeleteCurrentCartMutationKey = () => ['deleteCurrentCart'] as const;

export const getDeleteCurrentCartMutationOptions = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteCurrentCart>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof deleteCurrentCart>>, TError, void, TContext> => {
  const mutationKey = getDeleteCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCurrentCart>>, void> = (
    _variables,
    context,
  ) => {
    return deleteCurrentCart(calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteCurrentCart>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteCurrentCartMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCurrentCart>>>;

export type DeleteCurrentCartMutationError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * @summary Delete the current cart
 */
/**
 * Delete the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link deleteCurrentCart}.
 */
export const useDeleteCurrentCart = <TError = CallError<'OWNED_CART_NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteCurrentCart>>, TError, void, TContext>;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof deleteCurrentCart>>, TError, void, TContext> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getDeleteCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getAddToCurrentCartMutationKey = () => ['addToCurrentCart'] as const;

export const getAddToCurrentCartMutationOptions = <TError = CallError<never>, TContext = unknown>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addToCurrentCart>>,
      TError,
      AddToCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof addToCurrentCart>>,
  TError,
  AddToCurrentCartMutationVariables,
  TContext
> => {
  const mutationKey = getAddToCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addToCurrentCart>>,
    AddToCurrentCartMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return addToCurrentCart(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof addToCurrentCart>>,
    variables: AddToCurrentCartMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type AddToCurrentCartMutationResult = NonNullable<Awaited<ReturnType<typeof addToCurrentCart>>>;
export type AddToCurrentCartMutationBody = AddToCartRequest;
export type AddToCurrentCartMutationError = CallError<never>;
export type AddToCurrentCartMutationVariables = { data: AddToCartRequest };

/**
 * @summary Add lines to the current cart
 */
/**
 * Add lines to the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link addToCurrentCart}.
 */
export const useAddToCurrentCart = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addToCurrentCart>>,
      TError,
      AddToCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addToCurrentCart>>,
  TError,
  AddToCurrentCartMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getAddToCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveLineItemsFromCurrentCartMutationKey = () => ['removeLineItemsFromCurrentCart'] as const;

export const getRemoveLineItemsFromCurrentCartMutationOptions = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
      TError,
      RemoveLineItemsFromCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
  TError,
  RemoveLineItemsFromCurrentCartMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveLineItemsFromCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
    RemoveLineItemsFromCurrentCartMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return removeLineItemsFromCurrentCart(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
    variables: RemoveLineItemsFromCurrentCartMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveLineItemsFromCurrentCartMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>
>;
export type RemoveLineItemsFromCurrentCartMutationBody = RemoveLineItemsRequest;
export type RemoveLineItemsFromCurrentCartMutationError = CallError<'OWNED_CART_NOT_FOUND'>;
export type RemoveLineItemsFromCurrentCartMutationVariables = { data: RemoveLineItemsRequest };

/**
 * @summary Remove lines from the current cart
 */
/**
 * Remove lines from the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link removeLineItemsFromCurrentCart}.
 */
export const useRemoveLineItemsFromCurrentCart = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
      TError,
      RemoveLineItemsFromCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeLineItemsFromCurrentCart>>,
  TError,
  RemoveLineItemsFromCurrentCartMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getRemoveLineItemsFromCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getUpdateCurrentCartLineItemQuantityMutationKey = () =>
  ['updateCurrentCartLineItemQuantity'] as const;

export const getUpdateCurrentCartLineItemQuantityMutationOptions = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
      TError,
      UpdateCurrentCartLineItemQuantityMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
  TError,
  UpdateCurrentCartLineItemQuantityMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCurrentCartLineItemQuantityMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
    UpdateCurrentCartLineItemQuantityMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return updateCurrentCartLineItemQuantity(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
    variables: UpdateCurrentCartLineItemQuantityMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateCurrentCartLineItemQuantityMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>
>;
export type UpdateCurrentCartLineItemQuantityMutationBody = UpdateLineItemsQuantityRequest;
export type UpdateCurrentCartLineItemQuantityMutationError = CallError<'OWNED_CART_NOT_FOUND'>;
export type UpdateCurrentCartLineItemQuantityMutationVariables = { data: UpdateLineItemsQuantityRequest };

/**
 * @summary Set quantities in the current cart
 */
/**
 * Set quantities in the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link updateCurrentCartLineItemQuantity}.
 */
export const useUpdateCurrentCartLineItemQuantity = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
      TError,
      UpdateCurrentCartLineItemQuantityMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCurrentCartLineItemQuantity>>,
  TError,
  UpdateCurrentCartLineItemQuantityMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getUpdateCurrentCartLineItemQuantityMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getRemoveCouponFromCurrentCartMutationKey = () => ['removeCouponFromCurrentCart'] as const;

export const getRemoveCouponFromCurrentCartMutationOptions = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeCouponFromCurrentCart>>,
      TError,
      void,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<Awaited<ReturnType<typeof removeCouponFromCurrentCart>>, TError, void, TContext> => {
  const mutationKey = getRemoveCouponFromCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCouponFromCurrentCart>>, void> = (
    _variables,
    context,
  ) => {
    return removeCouponFromCurrentCart(calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof removeCouponFromCurrentCart>>,
    variables: void,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type RemoveCouponFromCurrentCartMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeCouponFromCurrentCart>>
>;

export type RemoveCouponFromCurrentCartMutationError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * @summary Remove the coupon from the current cart
 */
/**
 * Remove the coupon from the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link removeCouponFromCurrentCart}.
 */
export const useRemoveCouponFromCurrentCart = <
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeCouponFromCurrentCart>>,
      TError,
      void,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeCouponFromCurrentCart>>, TError, void, TContext> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getRemoveCouponFromCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getCreateCheckoutFromCurrentCartMutationKey = () => ['createCheckoutFromCurrentCart'] as const;

export const getCreateCheckoutFromCurrentCartMutationOptions = <
  TError = CallError<
    | 'OWNED_CART_NOT_FOUND'
    | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
    | 'NO_PAYMENT_METHOD_CONFIGURED'
    | 'CART_CANNOT_BE_ORDERED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
      TError,
      CreateCheckoutFromCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
  TError,
  CreateCheckoutFromCurrentCartMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCheckoutFromCurrentCartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
    CreateCheckoutFromCurrentCartMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createCheckoutFromCurrentCart(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
    variables: CreateCheckoutFromCurrentCartMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getGetCurrentCartQueryKey(), getEstimateCurrentCartTotalsQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateCheckoutFromCurrentCartMutationResult = NonNullable<
  Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>
>;
export type CreateCheckoutFromCurrentCartMutationBody = CreateCheckoutRequest;
export type CreateCheckoutFromCurrentCartMutationError = CallError<
  | 'OWNED_CART_NOT_FOUND'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'NO_PAYMENT_METHOD_CONFIGURED'
  | 'CART_CANNOT_BE_ORDERED'
>;
export type CreateCheckoutFromCurrentCartMutationVariables = { data: CreateCheckoutRequest };

/**
 * @summary Create a checkout from the current cart
 */
/**
 * Create a checkout from the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link createCheckoutFromCurrentCart}.
 */
export const useCreateCheckoutFromCurrentCart = <
  TError = CallError<
    | 'OWNED_CART_NOT_FOUND'
    | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
    | 'NO_PAYMENT_METHOD_CONFIGURED'
    | 'CART_CANNOT_BE_ORDERED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
      TError,
      CreateCheckoutFromCurrentCartMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCheckoutFromCurrentCart>>,
  TError,
  CreateCheckoutFromCurrentCartMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getCreateCheckoutFromCurrentCartMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getEstimateCurrentCartTotalsQueryKey = (estimateTotalsRequest?: EstimateTotalsRequest) => {
  return ['POST', `/v1/carts/current/estimate-totals`, estimateTotalsRequest].filter((q) => q !== undefined);
};

export const getEstimateCurrentCartTotalsQueryOptions = <
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getEstimateCurrentCartTotalsQueryKey(estimateTotalsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof estimateCurrentCartTotals>>> = (context) =>
    estimateCurrentCartTotals(estimateTotalsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type EstimateCurrentCartTotalsQueryResult = NonNullable<
  Awaited<ReturnType<typeof estimateCurrentCartTotals>>
>;
export type EstimateCurrentCartTotalsQueryError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotals<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
          TError,
          Awaited<ReturnType<typeof estimateCurrentCartTotals>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotals<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
          TError,
          Awaited<ReturnType<typeof estimateCurrentCartTotals>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotals<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotals<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEstimateCurrentCartTotalsQueryOptions(estimateTotalsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Estimate the totals of the current cart, before a component asks for it.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export const prefetchEstimateCurrentCartTotalsQuery = async <
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  queryClient: QueryClient,
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getEstimateCurrentCartTotalsQueryOptions(estimateTotalsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link estimateCurrentCartTotals} stale. */
export const invalidateEstimateCurrentCartTotals = async (
  queryClient: QueryClient,
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getEstimateCurrentCartTotalsQueryKey(estimateTotalsRequest) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getEstimateCurrentCartTotalsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getEstimateCurrentCartTotalsQueryKey(estimateTotalsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof estimateCurrentCartTotals>>> = (context) =>
    estimateCurrentCartTotals(estimateTotalsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type EstimateCurrentCartTotalsSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof estimateCurrentCartTotals>>
>;
export type EstimateCurrentCartTotalsSuspenseQueryError = CallError<'OWNED_CART_NOT_FOUND'>;

/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotalsSuspense<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options: {
    query: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotalsSuspense<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotalsSuspense<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Estimate the totals of the current cart.
 *
 * Who may call: visitor, member, app. It calls {@link estimateCurrentCartTotals}.
 */
export function useEstimateCurrentCartTotalsSuspense<
  TData = Awaited<ReturnType<typeof estimateCurrentCartTotals>>,
  TError = CallError<'OWNED_CART_NOT_FOUND'>,
>(
  estimateTotalsRequest: EstimateTotalsRequest,
  options?: {
    query?: Partial<
      UseSuspenseQueryOptions<Awaited<ReturnType<typeof estimateCurrentCartTotals>>, TError, TData>
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getEstimateCurrentCartTotalsSuspenseQueryOptions(estimateTotalsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
