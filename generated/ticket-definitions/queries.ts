// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  changeHook,
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
import {
  type ChangeSettings,
  type ReadSettings,
  mutationOf,
  pagesOf,
  queryOf,
} from '../../src/react/call-options.ts';
import {
  createTicketDefinition,
  getTicketDefinition,
  updateTicketDefinition,
  deleteTicketDefinition,
  queryTicketDefinitions,
  queryAvailableTicketDefinitions,
  countAvailableTicketDefinitions,
} from './operations.ts';
import type {
  GetTicketDefinitionErrorCode,
  QueryAvailableTicketDefinitionsErrorCode,
  QueryTicketDefinitionsErrorCode,
} from './facts.ts';
import type {
  GetTicketDefinitionResponseWith,
  QueryAvailableTicketDefinitionsResponseWith,
  QueryTicketDefinitionsResponseWith,
} from './projections.ts';
import type {
  CountAvailableTicketDefinitionsRequest,
  CreateTicketDefinitionRequest,
  GetTicketDefinitionParams,
  QueryAvailableTicketDefinitionsRequest,
  QueryTicketDefinitionsRequest,
  TicketDefinitionPart,
  UpdateTicketDefinitionRequest,
} from './types.ts';

/**
 * Create a ticket definition.
 *
 * Options of React Query for {@link createTicketDefinition}. A success marks as stale: `queryTicketDefinitions`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `listAvailableTickets`, `queryAvailableTickets`, `getCheckoutOptions`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const createTicketDefinitionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticket-definitions', 'createTicketDefinition'],
    {
      'ticket-definitions': [
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getCheckoutOptions'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: CreateTicketDefinitionRequest }, options) => createTicketDefinition(data, options),
    settings,
  );

/**
 * Create a ticket definition: `useMutation` with {@link createTicketDefinitionMutation}. Who may call: owner, app.
 * @function
 */
export const useCreateTicketDefinition = /*#__PURE__*/ changeHook(createTicketDefinitionMutation);

/**
 * Get a ticket definition.
 *
 * Options of React Query for {@link getTicketDefinition}. Who may call: owner, app.
 */
export const getTicketDefinitionQuery = <const Field extends TicketDefinitionPart = never>(
  ticketDefinitionId: string,
  params?: GetTicketDefinitionParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['ticket-definitions', 'getTicketDefinition', ticketDefinitionId, params],
    (options) => getTicketDefinition<Field>(ticketDefinitionId, params, options),
    settings,
  );

/**
 * Get a ticket definition: `useQuery` with {@link getTicketDefinitionQuery}. Who may call: owner, app.
 * @function
 */
export const useGetTicketDefinition =
  /*#__PURE__*/ typedHook<UseGetTicketDefinition>(getTicketDefinitionQuery);

/**
 * Get a ticket definition: `useSuspenseQuery` with {@link getTicketDefinitionQuery}. Who may call: owner, app.
 * @function
 */
export const useGetTicketDefinitionSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetTicketDefinitionSuspense>(getTicketDefinitionQuery);

/**
 * Type of {@link useGetTicketDefinition}.
 */
export interface UseGetTicketDefinition {
  <const Field extends TicketDefinitionPart = never, Shown = GetTicketDefinitionResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [
        ticketDefinitionId: string,
        params?: GetTicketDefinitionParams & { readonly fields?: readonly Field[] },
      ],
      ReadSettings<'owner' | 'app'>,
      GetTicketDefinitionResponseWith<Field>,
      CallError<GetTicketDefinitionErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetTicketDefinitionErrorCode>>;
  <const Field extends TicketDefinitionPart = never, Shown = GetTicketDefinitionResponseWith<Field>>(
    ...args: HookArgs<
      [
        ticketDefinitionId: string,
        params?: GetTicketDefinitionParams & { readonly fields?: readonly Field[] },
      ],
      ReadSettings<'owner' | 'app'>,
      GetTicketDefinitionResponseWith<Field>,
      CallError<GetTicketDefinitionErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetTicketDefinitionErrorCode>>;
}

/**
 * Type of {@link useGetTicketDefinitionSuspense}.
 */
export interface UseGetTicketDefinitionSuspense {
  <const Field extends TicketDefinitionPart = never, Shown = GetTicketDefinitionResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [
        ticketDefinitionId: string,
        params?: GetTicketDefinitionParams & { readonly fields?: readonly Field[] },
      ],
      ReadSettings<'owner' | 'app'>,
      GetTicketDefinitionResponseWith<Field>,
      CallError<GetTicketDefinitionErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetTicketDefinitionErrorCode>>;
}

/**
 * Update a ticket definition.
 *
 * Options of React Query for {@link updateTicketDefinition}. A success marks as stale: `getTicketDefinition`, `queryTicketDefinitions`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `listAvailableTickets`, `queryAvailableTickets`, `getCheckoutOptions`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const updateTicketDefinitionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticket-definitions', 'updateTicketDefinition'],
    {
      'ticket-definitions': [
        'getTicketDefinition',
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getCheckoutOptions'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    (
      { ticketDefinitionId, data }: { ticketDefinitionId: string; data: UpdateTicketDefinitionRequest },
      options,
    ) => updateTicketDefinition(ticketDefinitionId, data, options),
    settings,
  );

/**
 * Update a ticket definition: `useMutation` with {@link updateTicketDefinitionMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateTicketDefinition = /*#__PURE__*/ changeHook(updateTicketDefinitionMutation);

/**
 * Delete a ticket definition.
 *
 * Options of React Query for {@link deleteTicketDefinition}. A success marks as stale: `getTicketDefinition`, `queryTicketDefinitions`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `listAvailableTickets`, `queryAvailableTickets`, `getCheckoutOptions`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const deleteTicketDefinitionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticket-definitions', 'deleteTicketDefinition'],
    {
      'ticket-definitions': [
        'getTicketDefinition',
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getCheckoutOptions'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ ticketDefinitionId }: { ticketDefinitionId: string }, options) =>
      deleteTicketDefinition(ticketDefinitionId, options),
    settings,
  );

/**
 * Delete a ticket definition: `useMutation` with {@link deleteTicketDefinitionMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteTicketDefinition = /*#__PURE__*/ changeHook(deleteTicketDefinitionMutation);

/**
 * Query ticket definitions.
 *
 * Options of React Query for {@link queryTicketDefinitions}. Who may call: owner, app.
 */
export const queryTicketDefinitionsQuery = <const Field extends TicketDefinitionPart = never>(
  queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['ticket-definitions', 'queryTicketDefinitions', queryTicketDefinitionsRequest],
    (options) => queryTicketDefinitions<Field>(queryTicketDefinitionsRequest, options),
    settings,
  );

/**
 * Query ticket definitions.
 *
 * Options of React Query for all pages of {@link queryTicketDefinitions}, from the page of the `first` request on. Who may call: owner, app.
 */
export const queryTicketDefinitionsPages = <const Field extends TicketDefinitionPart = never>(
  first: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['ticket-definitions', 'queryTicketDefinitions'],
    first,
    (page, options) => queryTicketDefinitions<Field>(page, options),
    settings,
  );

/**
 * Query ticket definitions: `useQuery` with {@link queryTicketDefinitionsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryTicketDefinitions =
  /*#__PURE__*/ typedHook<UseQueryTicketDefinitions>(queryTicketDefinitionsQuery);

/**
 * Query ticket definitions: `useSuspenseQuery` with {@link queryTicketDefinitionsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryTicketDefinitionsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryTicketDefinitionsSuspense>(queryTicketDefinitionsQuery);

/**
 * Type of {@link useQueryTicketDefinitions}.
 */
export interface UseQueryTicketDefinitions {
  <const Field extends TicketDefinitionPart = never, Shown = QueryTicketDefinitionsResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'owner' | 'app'>,
      QueryTicketDefinitionsResponseWith<Field>,
      CallError<QueryTicketDefinitionsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryTicketDefinitionsErrorCode>>;
  <const Field extends TicketDefinitionPart = never, Shown = QueryTicketDefinitionsResponseWith<Field>>(
    ...args: HookArgs<
      [queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'owner' | 'app'>,
      QueryTicketDefinitionsResponseWith<Field>,
      CallError<QueryTicketDefinitionsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryTicketDefinitionsErrorCode>>;
}

/**
 * Type of {@link useQueryTicketDefinitionsSuspense}.
 */
export interface UseQueryTicketDefinitionsSuspense {
  <const Field extends TicketDefinitionPart = never, Shown = QueryTicketDefinitionsResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [queryTicketDefinitionsRequest: QueryTicketDefinitionsRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'owner' | 'app'>,
      QueryTicketDefinitionsResponseWith<Field>,
      CallError<QueryTicketDefinitionsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryTicketDefinitionsErrorCode>>;
}

/**
 * Query available ticket definitions.
 *
 * Options of React Query for {@link queryAvailableTicketDefinitions}. Who may call: visitor, member, owner, app.
 */
export const queryAvailableTicketDefinitionsQuery = <const Field extends TicketDefinitionPart = never>(
  queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
    readonly fields?: readonly Field[];
  },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticket-definitions', 'queryAvailableTicketDefinitions', queryAvailableTicketDefinitionsRequest],
    (options) => queryAvailableTicketDefinitions<Field>(queryAvailableTicketDefinitionsRequest, options),
    settings,
  );

/**
 * Query available ticket definitions.
 *
 * Options of React Query for all pages of {@link queryAvailableTicketDefinitions}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryAvailableTicketDefinitionsPages = <const Field extends TicketDefinitionPart = never>(
  first: QueryAvailableTicketDefinitionsRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['ticket-definitions', 'queryAvailableTicketDefinitions'],
    first,
    (page, options) => queryAvailableTicketDefinitions<Field>(page, options),
    settings,
  );

/**
 * Query available ticket definitions: `useQuery` with {@link queryAvailableTicketDefinitionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryAvailableTicketDefinitions = /*#__PURE__*/ typedHook<UseQueryAvailableTicketDefinitions>(
  queryAvailableTicketDefinitionsQuery,
);

/**
 * Query available ticket definitions: `useSuspenseQuery` with {@link queryAvailableTicketDefinitionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryAvailableTicketDefinitionsSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryAvailableTicketDefinitionsSuspense>(
    queryAvailableTicketDefinitionsQuery,
  );

/**
 * Type of {@link useQueryAvailableTicketDefinitions}.
 */
export interface UseQueryAvailableTicketDefinitions {
  <
    const Field extends TicketDefinitionPart = never,
    Shown = QueryAvailableTicketDefinitionsResponseWith<Field>,
  >(
    ...args: DefinedHookArgs<
      [
        queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
          readonly fields?: readonly Field[];
        },
      ],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryAvailableTicketDefinitionsResponseWith<Field>,
      CallError<QueryAvailableTicketDefinitionsErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryAvailableTicketDefinitionsErrorCode>>;
  <
    const Field extends TicketDefinitionPart = never,
    Shown = QueryAvailableTicketDefinitionsResponseWith<Field>,
  >(
    ...args: HookArgs<
      [
        queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
          readonly fields?: readonly Field[];
        },
      ],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryAvailableTicketDefinitionsResponseWith<Field>,
      CallError<QueryAvailableTicketDefinitionsErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryAvailableTicketDefinitionsErrorCode>>;
}

/**
 * Type of {@link useQueryAvailableTicketDefinitionsSuspense}.
 */
export interface UseQueryAvailableTicketDefinitionsSuspense {
  <
    const Field extends TicketDefinitionPart = never,
    Shown = QueryAvailableTicketDefinitionsResponseWith<Field>,
  >(
    ...args: SuspenseHookArgs<
      [
        queryAvailableTicketDefinitionsRequest: QueryAvailableTicketDefinitionsRequest & {
          readonly fields?: readonly Field[];
        },
      ],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryAvailableTicketDefinitionsResponseWith<Field>,
      CallError<QueryAvailableTicketDefinitionsErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryAvailableTicketDefinitionsErrorCode>>;
}

/**
 * Count available ticket definitions.
 *
 * Options of React Query for {@link countAvailableTicketDefinitions}. Who may call: visitor, member, owner, app.
 */
export const countAvailableTicketDefinitionsQuery = (
  countAvailableTicketDefinitionsRequest: CountAvailableTicketDefinitionsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticket-definitions', 'countAvailableTicketDefinitions', countAvailableTicketDefinitionsRequest],
    (options) => countAvailableTicketDefinitions(countAvailableTicketDefinitionsRequest, options),
    settings,
  );

/**
 * Count available ticket definitions: `useQuery` with {@link countAvailableTicketDefinitionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountAvailableTicketDefinitions = /*#__PURE__*/ readHook(
  countAvailableTicketDefinitionsQuery,
);

/**
 * Count available ticket definitions: `useSuspenseQuery` with {@link countAvailableTicketDefinitionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountAvailableTicketDefinitionsSuspense = /*#__PURE__*/ suspenseHook(
  countAvailableTicketDefinitionsQuery,
);
