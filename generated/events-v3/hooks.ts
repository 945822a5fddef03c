// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  cloneEvent,
  publishDraftEvent,
  cancelEvent,
  getEventBySlug,
  queryEvents,
  countEventsByStatus,
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
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
  BulkCancelEventsByFilterRequest,
  BulkDeleteEventsByFilterRequest,
  CancelEventRequest,
  CloneEventRequest,
  CountEventsByStatusRequest,
  CreateEventRequest,
  GetEventBySlugParams,
  GetEventParams,
  PublishDraftEventRequest,
  QueryEventsRequest,
  UpdateEventRequest,
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

export const getCreateEventMutationKey = () => ['createEvent'] as const;

export const getCreateEventMutationOptions = <
  TError = CallError<
    'INVALID_SLUG_FORMAT' | 'EVENT_LIMIT_REACHED' | 'SLUG_ALREADY_IN_USE' | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createEvent>>,
      TError,
      CreateEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof createEvent>>,
  TError,
  CreateEventMutationVariables,
  TContext
> => {
  const mutationKey = getCreateEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createEvent>>,
    CreateEventMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createEvent(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof createEvent>>,
    variables: CreateEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CreateEventMutationResult = NonNullable<Awaited<ReturnType<typeof createEvent>>>;
export type CreateEventMutationBody = CreateEventRequest;
export type CreateEventMutationError = CallError<
  'INVALID_SLUG_FORMAT' | 'EVENT_LIMIT_REACHED' | 'SLUG_ALREADY_IN_USE' | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;
export type CreateEventMutationVariables = { data: CreateEventRequest };

/**
 * @summary Create an event
 */
/**
 * Create an event.
 *
 * Who may call: owner, app. It calls {@link createEvent}.
 */
export const useCreateEvent = <
  TError = CallError<
    'INVALID_SLUG_FORMAT' | 'EVENT_LIMIT_REACHED' | 'SLUG_ALREADY_IN_USE' | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createEvent>>,
      TError,
      CreateEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createEvent>>,
  TError,
  CreateEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getCreateEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getGetEventQueryKey = (eventId: string, params?: GetEventParams) => {
  return [`/v3/events/${eventId}`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getGetEventQueryOptions = <
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEventQueryKey(eventId, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEvent>>> = (context) =>
    getEvent(eventId, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: eventId !== null && eventId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetEventQueryResult = NonNullable<Awaited<ReturnType<typeof getEvent>>>;
export type GetEventQueryError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEvent<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params: undefined | GetEventParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEvent<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEvent<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEvent<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEventQueryOptions(eventId, params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get an event, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export const prefetchGetEventQuery = async <
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryClient: QueryClient,
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetEventQueryOptions(eventId, params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getEvent} stale. */
export const invalidateGetEvent = async (
  queryClient: QueryClient,
  eventId: string,
  params?: GetEventParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetEventQueryKey(eventId, params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetEventSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEventQueryKey(eventId, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEvent>>> = (context) =>
    getEvent(eventId, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetEventSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEvent>>>;
export type GetEventSuspenseQueryError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEventSuspense<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params: undefined | GetEventParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEventSuspense<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEventSuspense<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEvent}.
 */
export function useGetEventSuspense<
  TData = Awaited<ReturnType<typeof getEvent>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  eventId: string,
  params?: GetEventParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEventSuspenseQueryOptions(eventId, params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateEventMutationKey = () => ['updateEvent'] as const;

export const getUpdateEventMutationOptions = <
  TError = CallError<
    | 'INVALID_EVENT_STATUS_TRANSITION'
    | 'INVALID_SLUG_FORMAT'
    | 'SLUG_ALREADY_IN_USE'
    | 'NOT_FOUND'
    | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateEvent>>,
      TError,
      UpdateEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof updateEvent>>,
  TError,
  UpdateEventMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateEvent>>,
    UpdateEventMutationVariables
  > = (props, context) => {
    const { eventId, data } = props ?? {};

    return updateEvent(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof updateEvent>>,
    variables: UpdateEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type UpdateEventMutationResult = NonNullable<Awaited<ReturnType<typeof updateEvent>>>;
export type UpdateEventMutationBody = UpdateEventRequest;
export type UpdateEventMutationError = CallError<
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'INVALID_SLUG_FORMAT'
  | 'SLUG_ALREADY_IN_USE'
  | 'NOT_FOUND'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;
export type UpdateEventMutationVariables = { eventId: string; data: UpdateEventRequest };

/**
 * @summary Update an event
 */
/**
 * Update an event.
 *
 * Who may call: owner, app. It calls {@link updateEvent}.
 */
export const useUpdateEvent = <
  TError = CallError<
    | 'INVALID_EVENT_STATUS_TRANSITION'
    | 'INVALID_SLUG_FORMAT'
    | 'SLUG_ALREADY_IN_USE'
    | 'NOT_FOUND'
    | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateEvent>>,
      TError,
      UpdateEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateEvent>>,
  TError,
  UpdateEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getUpdateEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getDeleteEventMutationKey = () => ['deleteEvent'] as const;

export const getDeleteEventMutationOptions = <
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteEvent>>,
      TError,
      DeleteEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof deleteEvent>>,
  TError,
  DeleteEventMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteEvent>>,
    DeleteEventMutationVariables
  > = (props, context) => {
    const { eventId } = props ?? {};

    return deleteEvent(eventId, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof deleteEvent>>,
    variables: DeleteEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
            'GET /v1/orders',
            'GET /v1/events/{eventId}/orders/{orderNumber}',
            'GET /v1/orders/summary',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type DeleteEventMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEvent>>>;

export type DeleteEventMutationError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;
export type DeleteEventMutationVariables = { eventId: string };

/**
 * @summary Delete an event
 */
/**
 * Delete an event.
 *
 * Who may call: owner, app. It calls {@link deleteEvent}.
 */
export const useDeleteEvent = <
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteEvent>>,
      TError,
      DeleteEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteEvent>>,
  TError,
  DeleteEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getDeleteEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getCloneEventMutationKey = () => ['cloneEvent'] as const;

export const getCloneEventMutationOptions = <
  TError = CallError<'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cloneEvent>>,
      TError,
      CloneEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cloneEvent>>,
  TError,
  CloneEventMutationVariables,
  TContext
> => {
  const mutationKey = getCloneEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof cloneEvent>>, CloneEventMutationVariables> = (
    props,
    context,
  ) => {
    const { eventId, data } = props ?? {};

    return cloneEvent(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cloneEvent>>,
    variables: CloneEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CloneEventMutationResult = NonNullable<Awaited<ReturnType<typeof cloneEvent>>>;
export type CloneEventMutationBody = CloneEventRequest;
export type CloneEventMutationError = CallError<
  'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;
export type CloneEventMutationVariables = { eventId: string; data: CloneEventRequest };

/**
 * @summary Clone an event
 */
/**
 * Clone an event.
 *
 * Who may call: owner, app. It calls {@link cloneEvent}.
 */
export const useCloneEvent = <
  TError = CallError<'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cloneEvent>>,
      TError,
      CloneEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cloneEvent>>,
  TError,
  CloneEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getCloneEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getPublishDraftEventMutationKey = () => ['publishDraftEvent'] as const;

export const getPublishDraftEventMutationOptions = <
  TError = CallError<
    | 'INVALID_EVENT_STATUS_TRANSITION'
    | 'EVENT_ALREADY_PUBLISHED'
    | 'NOT_FOUND'
    | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof publishDraftEvent>>,
      TError,
      PublishDraftEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof publishDraftEvent>>,
  TError,
  PublishDraftEventMutationVariables,
  TContext
> => {
  const mutationKey = getPublishDraftEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof publishDraftEvent>>,
    PublishDraftEventMutationVariables
  > = (props, context) => {
    const { eventId, data } = props ?? {};

    return publishDraftEvent(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof publishDraftEvent>>,
    variables: PublishDraftEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type PublishDraftEventMutationResult = NonNullable<Awaited<ReturnType<typeof publishDraftEvent>>>;
export type PublishDraftEventMutationBody = PublishDraftEventRequest;
export type PublishDraftEventMutationError = CallError<
  'INVALID_EVENT_STATUS_TRANSITION' | 'EVENT_ALREADY_PUBLISHED' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;
export type PublishDraftEventMutationVariables = { eventId: string; data: PublishDraftEventRequest };

/**
 * @summary Publish a draft
 */
/**
 * Publish a draft.
 *
 * Who may call: owner, app. It calls {@link publishDraftEvent}.
 */
export const usePublishDraftEvent = <
  TError = CallError<
    | 'INVALID_EVENT_STATUS_TRANSITION'
    | 'EVENT_ALREADY_PUBLISHED'
    | 'NOT_FOUND'
    | 'WIX_EVENTS_APP_NOT_INSTALLED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof publishDraftEvent>>,
      TError,
      PublishDraftEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof publishDraftEvent>>,
  TError,
  PublishDraftEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getPublishDraftEventMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getCancelEventMutationKey = () => ['cancelEvent'] as const;

export const getCancelEventMutationOptions = <
  TError = CallError<'INVALID_EVENT_STATUS_TRANSITION' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelEvent>>,
      TError,
      CancelEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof cancelEvent>>,
  TError,
  CancelEventMutationVariables,
  TContext
> => {
  const mutationKey = getCancelEventMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelEvent>>,
    CancelEventMutationVariables
  > = (props, context) => {
    const { eventId, data } = props ?? {};

    return cancelEvent(eventId, data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof cancelEvent>>,
    variables: CancelEventMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type CancelEventMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEvent>>>;
export type CancelEventMutationBody = CancelEventRequest;
export type CancelEventMutationError = CallError<
  'INVALID_EVENT_STATUS_TRANSITION' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;
export type CancelEventMutationVariables = { eventId: string; data: CancelEventRequest };

/**
 * @summary Cancel an event
 */
/**
 * Cancel an event.
 *
 * Who may call: owner, app. It calls {@link cancelEvent}.
 */
export const useCancelEvent = <
  TError = CallError<'INVALID_EVENT_STATUS_TRANSITION' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelEvent>>,
      TError,
      CancelEventMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelEvent>>,
  TError,
  CancelEventMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(getCancelEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
};

export const getGetEventBySlugQueryKey = (slug: string, params?: GetEventBySlugParams) => {
  return [`/v3/events/slug/${slug}`, ...(params ? [params] : [])].filter((q) => q !== undefined);
};

export const getGetEventBySlugQueryOptions = <
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEventBySlugQueryKey(slug, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEventBySlug>>> = (context) =>
    getEventBySlug(slug, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetEventBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getEventBySlug>>>;
export type GetEventBySlugQueryError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlug<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params: undefined | GetEventBySlugParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventBySlug>>,
          TError,
          Awaited<ReturnType<typeof getEventBySlug>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlug<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventBySlug>>,
          TError,
          Awaited<ReturnType<typeof getEventBySlug>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlug<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlug<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEventBySlugQueryOptions(slug, params, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Get an event by its slug, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export const prefetchGetEventBySlugQuery = async <
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryClient: QueryClient,
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getGetEventBySlugQueryOptions(slug, params, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link getEventBySlug} stale. */
export const invalidateGetEventBySlug = async (
  queryClient: QueryClient,
  slug: string,
  params?: GetEventBySlugParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getGetEventBySlugQueryKey(slug, params) }).queryKey },
    options,
  );

  return queryClient;
};

export const getGetEventBySlugSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEventBySlugQueryKey(slug, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEventBySlug>>> = (context) =>
    getEventBySlug(slug, params, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof getEventBySlug>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetEventBySlugSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEventBySlug>>>;
export type GetEventBySlugSuspenseQueryError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlugSuspense<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params: undefined | GetEventBySlugParams,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlugSuspense<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlugSuspense<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Get an event by its slug.
 *
 * Who may call: visitor, member, owner, app. It calls {@link getEventBySlug}.
 */
export function useGetEventBySlugSuspense<
  TData = Awaited<ReturnType<typeof getEventBySlug>>,
  TError = CallError<'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  slug: string,
  params?: GetEventBySlugParams,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEventBySlug>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEventBySlugSuspenseQueryOptions(slug, params, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getQueryEventsQueryKey = (queryEventsRequest?: QueryEventsRequest) => {
  return ['POST', `/v3/events/query`, queryEventsRequest].filter((q) => q !== undefined);
};

export const getQueryEventsQueryOptions = <
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryEventsQueryKey(queryEventsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryEvents>>> = (context) =>
    queryEvents(queryEventsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryEventsQueryResult = NonNullable<Awaited<ReturnType<typeof queryEvents>>>;
export type QueryEventsQueryError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEvents<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryEvents>>,
          TError,
          Awaited<ReturnType<typeof queryEvents>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEvents<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryEvents>>,
          TError,
          Awaited<ReturnType<typeof queryEvents>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEvents<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEvents<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryEventsQueryOptions(queryEventsRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Query events, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export const prefetchQueryEventsQuery = async <
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryClient: QueryClient,
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getQueryEventsQueryOptions(queryEventsRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link queryEvents} stale. */
export const invalidateQueryEvents = async (
  queryClient: QueryClient,
  queryEventsRequest: QueryEventsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: withQueryPolicy({ queryKey: getQueryEventsQueryKey(queryEventsRequest) }).queryKey },
    options,
  );

  return queryClient;
};

export const getQueryEventsSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getQueryEventsQueryKey(queryEventsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof queryEvents>>> = (context) =>
    queryEvents(queryEventsRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type QueryEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof queryEvents>>>;
export type QueryEventsSuspenseQueryError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEventsSuspense<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEventsSuspense<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEventsSuspense<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Query events.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link queryEvents}.
 */
export function useQueryEventsSuspense<
  TData = Awaited<ReturnType<typeof queryEvents>>,
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryEventsRequest: QueryEventsRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof queryEvents>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQueryEventsSuspenseQueryOptions(queryEventsRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountEventsByStatusQueryKey = (countEventsByStatusRequest?: CountEventsByStatusRequest) => {
  return ['POST', `/v3/events/count-by-status`, countEventsByStatusRequest].filter((q) => q !== undefined);
};

export const getCountEventsByStatusQueryOptions = <
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCountEventsByStatusQueryKey(countEventsByStatusRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countEventsByStatus>>> = (context) =>
    countEventsByStatus(countEventsByStatusRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CountEventsByStatusQueryResult = NonNullable<Awaited<ReturnType<typeof countEventsByStatus>>>;
export type CountEventsByStatusQueryError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>;

/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatus<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countEventsByStatus>>,
          TError,
          Awaited<ReturnType<typeof countEventsByStatus>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatus<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countEventsByStatus>>,
          TError,
          Awaited<ReturnType<typeof countEventsByStatus>>
        >,
        'initialData'
      >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatus<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatus<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountEventsByStatusQueryOptions(countEventsByStatusRequest, options);

  const query = useQuery(queryOptions, useCache(queryClient)) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Count events by status, before a component asks for it.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export const prefetchCountEventsByStatusQuery = async <
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  queryClient: QueryClient,
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
): Promise<QueryClient> => {
  const queryOptions = getCountEventsByStatusQueryOptions(countEventsByStatusRequest, options);

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
};

/** Makes what the cache has of {@link countEventsByStatus} stale. */
export const invalidateCountEventsByStatus = async (
  queryClient: QueryClient,
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    {
      queryKey: withQueryPolicy({ queryKey: getCountEventsByStatusQueryKey(countEventsByStatusRequest) })
        .queryKey,
    },
    options,
  );

  return queryClient;
};

export const getCountEventsByStatusSuspenseQueryOptions = <
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCountEventsByStatusQueryKey(countEventsByStatusRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countEventsByStatus>>> = (context) =>
    countEventsByStatus(countEventsByStatusRequest, calledBy(context, requestOptions));

  const customOptions = withQueryPolicy({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseSuspenseQueryOptions<
    Awaited<ReturnType<typeof countEventsByStatus>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CountEventsByStatusSuspenseQueryResult = NonNullable<
  Awaited<ReturnType<typeof countEventsByStatus>>
>;
export type CountEventsByStatusSuspenseQueryError = CallError<
  'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'
>;

/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatusSuspense<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options: {
    query: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatusSuspense<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatusSuspense<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Count events by status.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It calls {@link countEventsByStatus}.
 */
export function useCountEventsByStatusSuspense<
  TData = Awaited<ReturnType<typeof countEventsByStatus>>,
  TError = CallError<'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'>,
>(
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options?: {
    query?: Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countEventsByStatus>>, TError, TData>>;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountEventsByStatusSuspenseQueryOptions(countEventsByStatusRequest, options);

  const query = useSuspenseQuery(queryOptions, useCache(queryClient)) as UseSuspenseQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getBulkCancelEventsByFilterMutationKey = () => ['bulkCancelEventsByFilter'] as const;

export const getBulkCancelEventsByFilterMutationOptions = <
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
      TError,
      BulkCancelEventsByFilterMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
  TError,
  BulkCancelEventsByFilterMutationVariables,
  TContext
> => {
  const mutationKey = getBulkCancelEventsByFilterMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
    BulkCancelEventsByFilterMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return bulkCancelEventsByFilter(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
    variables: BulkCancelEventsByFilterMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type BulkCancelEventsByFilterMutationResult = NonNullable<
  Awaited<ReturnType<typeof bulkCancelEventsByFilter>>
>;
export type BulkCancelEventsByFilterMutationBody = BulkCancelEventsByFilterRequest;
export type BulkCancelEventsByFilterMutationError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>;
export type BulkCancelEventsByFilterMutationVariables = { data: BulkCancelEventsByFilterRequest };

/**
 * @summary Cancel all events that match a filter
 */
/**
 * Cancel all events that match a filter.
 *
 * Who may call: owner, app. It calls {@link bulkCancelEventsByFilter}.
 */
export const useBulkCancelEventsByFilter = <
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
      TError,
      BulkCancelEventsByFilterMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkCancelEventsByFilter>>,
  TError,
  BulkCancelEventsByFilterMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getBulkCancelEventsByFilterMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};

export const getBulkDeleteEventsByFilterMutationKey = () => ['bulkDeleteEventsByFilter'] as const;

export const getBulkDeleteEventsByFilterMutationOptions = <
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  queryClient: QueryClient,
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
      TError,
      BulkDeleteEventsByFilterMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
): UseMutationOptions<
  Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
  TError,
  BulkDeleteEventsByFilterMutationVariables,
  TContext
> => {
  const mutationKey = getBulkDeleteEventsByFilterMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
    BulkDeleteEventsByFilterMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return bulkDeleteEventsByFilter(data, calledBy(context, requestOptions));
  };

  const onSuccess = (
    data: Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
    variables: BulkDeleteEventsByFilterMutationVariables,
    onMutateResult: TContext,
    context: MutationFunctionContext,
  ) => {
    if (!options?.skipInvalidation) {
      queryClient.invalidateQueries({
        predicate: (query) =>
          [getQueryEventsQueryKey(), getCountEventsByStatusQueryKey()].some((queryKey) =>
            matchQuery({ queryKey }, query),
          ) ||
          queriesOf(
            'GET /v1/checkout/available-tickets',
            'POST /v1/checkout/available-tickets/query',
            'GET /v1/orders',
            'GET /v1/events/{eventId}/orders/{orderNumber}',
            'GET /v1/orders/summary',
          ).predicate(query) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/')) ||
          (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/v3/events/slug/')),
      });
    }
    mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
  };

  return { ...mutationOptions, mutationFn, onSuccess };
};

export type BulkDeleteEventsByFilterMutationResult = NonNullable<
  Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>
>;
export type BulkDeleteEventsByFilterMutationBody = BulkDeleteEventsByFilterRequest;
export type BulkDeleteEventsByFilterMutationError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>;
export type BulkDeleteEventsByFilterMutationVariables = { data: BulkDeleteEventsByFilterRequest };

/**
 * @summary Delete all events that match a filter
 */
/**
 * Delete all events that match a filter.
 *
 * Who may call: owner, app. It calls {@link bulkDeleteEventsByFilter}.
 */
export const useBulkDeleteEventsByFilter = <
  TError = CallError<'WIX_EVENTS_APP_NOT_INSTALLED'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
      TError,
      BulkDeleteEventsByFilterMutationVariables,
      TContext
    >;
    skipInvalidation?: boolean;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkDeleteEventsByFilter>>,
  TError,
  BulkDeleteEventsByFilterMutationVariables,
  TContext
> => {
  const backupQueryClient = useCache(queryClient);
  return useMutation(
    getBulkDeleteEventsByFilterMutationOptions(queryClient ?? backupQueryClient, options),
    queryClient,
  );
};
