// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import {
  type ChangeSettings,
  type ReadSettings,
  mutationOf,
  pagesOf,
  queryOf,
} from '../../src/react/call-options.ts';
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

/**
 * Create an event.
 *
 * Options of React Query for {@link createEvent}. A success marks as stale: `queryEvents`, `countEventsByStatus`. Who may call: owner, app.
 */
export const createEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'createEvent'],
    { 'events-v3': ['queryEvents', 'countEventsByStatus'] },
    ({ data }: { data: CreateEventRequest }, options) => createEvent(data, options),
    settings,
  );

/**
 * Create an event: `useMutation` with {@link createEventMutation}. Who may call: owner, app.
 * @function
 */
export const useCreateEvent = /*#__PURE__*/ changeHook(createEventMutation);

/**
 * Get an event.
 *
 * Options of React Query for {@link getEvent}. Who may call: visitor, member, owner, app.
 */
export const getEventQuery = (
  eventId: string,
  params?: GetEventParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['events-v3', 'getEvent', eventId, params],
    (options) => getEvent(eventId, params, options),
    settings,
  );

/**
 * Get an event: `useQuery` with {@link getEventQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetEvent = /*#__PURE__*/ readHook(getEventQuery);

/**
 * Get an event: `useSuspenseQuery` with {@link getEventQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetEventSuspense = /*#__PURE__*/ suspenseHook(getEventQuery);

/**
 * Update an event.
 *
 * Options of React Query for {@link updateEvent}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`. Who may call: owner, app.
 */
export const updateEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'updateEvent'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ eventId, data }: { eventId: string; data: UpdateEventRequest }, options) =>
      updateEvent(eventId, data, options),
    settings,
  );

/**
 * Update an event: `useMutation` with {@link updateEventMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateEvent = /*#__PURE__*/ changeHook(updateEventMutation);

/**
 * Delete an event.
 *
 * Options of React Query for {@link deleteEvent}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `listOrders`, `getOrder`, `getSummary`. Who may call: owner, app.
 */
export const deleteEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'deleteEvent'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'listOrders', 'getOrder', 'getSummary'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ eventId }: { eventId: string }, options) => deleteEvent(eventId, options),
    settings,
  );

/**
 * Delete an event: `useMutation` with {@link deleteEventMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteEvent = /*#__PURE__*/ changeHook(deleteEventMutation);

/**
 * Clone an event.
 *
 * Options of React Query for {@link cloneEvent}. A success marks as stale: `queryEvents`, `countEventsByStatus`. Who may call: owner, app.
 */
export const cloneEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'cloneEvent'],
    { 'events-v3': ['queryEvents', 'countEventsByStatus'] },
    ({ eventId, data }: { eventId: string; data: CloneEventRequest }, options) =>
      cloneEvent(eventId, data, options),
    settings,
  );

/**
 * Clone an event: `useMutation` with {@link cloneEventMutation}. Who may call: owner, app.
 * @function
 */
export const useCloneEvent = /*#__PURE__*/ changeHook(cloneEventMutation);

/**
 * Publish a draft.
 *
 * Options of React Query for {@link publishDraftEvent}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`. Who may call: owner, app.
 */
export const publishDraftEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'publishDraftEvent'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ eventId, data }: { eventId: string; data: PublishDraftEventRequest }, options) =>
      publishDraftEvent(eventId, data, options),
    settings,
  );

/**
 * Publish a draft: `useMutation` with {@link publishDraftEventMutation}. Who may call: owner, app.
 * @function
 */
export const usePublishDraftEvent = /*#__PURE__*/ changeHook(publishDraftEventMutation);

/**
 * Cancel an event.
 *
 * Options of React Query for {@link cancelEvent}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`. Who may call: owner, app.
 */
export const cancelEventMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'cancelEvent'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ eventId, data }: { eventId: string; data: CancelEventRequest }, options) =>
      cancelEvent(eventId, data, options),
    settings,
  );

/**
 * Cancel an event: `useMutation` with {@link cancelEventMutation}. Who may call: owner, app.
 * @function
 */
export const useCancelEvent = /*#__PURE__*/ changeHook(cancelEventMutation);

/**
 * Get an event by its slug.
 *
 * Options of React Query for {@link getEventBySlug}. Who may call: visitor, member, owner, app.
 */
export const getEventBySlugQuery = (
  slug: string,
  params?: GetEventBySlugParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['events-v3', 'getEventBySlug', slug, params],
    (options) => getEventBySlug(slug, params, options),
    settings,
  );

/**
 * Get an event by its slug: `useQuery` with {@link getEventBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetEventBySlug = /*#__PURE__*/ readHook(getEventBySlugQuery);

/**
 * Get an event by its slug: `useSuspenseQuery` with {@link getEventBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetEventBySlugSuspense = /*#__PURE__*/ suspenseHook(getEventBySlugQuery);

/**
 * Query events.
 *
 * Options of React Query for {@link queryEvents}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 */
export const queryEventsQuery = (
  queryEventsRequest: QueryEventsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['events-v3', 'queryEvents', queryEventsRequest],
    (options) => queryEvents(queryEventsRequest, options),
    settings,
  );

/**
 * Query events.
 *
 * Options of React Query for all pages of {@link queryEvents}, from the page of the `first` request on. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 */
export const queryEventsPages = (
  first: QueryEventsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['events-v3', 'queryEvents'],
    first,
    (page, options) => queryEvents(page, options),
    settings,
  );

/**
 * Query events: `useQuery` with {@link queryEventsQuery}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 * @function
 */
export const useQueryEvents = /*#__PURE__*/ readHook(queryEventsQuery);

/**
 * Query events: `useSuspenseQuery` with {@link queryEventsQuery}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 * @function
 */
export const useQueryEventsSuspense = /*#__PURE__*/ suspenseHook(queryEventsQuery);

/**
 * Count events by status.
 *
 * Options of React Query for {@link countEventsByStatus}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 */
export const countEventsByStatusQuery = (
  countEventsByStatusRequest: CountEventsByStatusRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['events-v3', 'countEventsByStatus', countEventsByStatusRequest],
    (options) => countEventsByStatus(countEventsByStatusRequest, options),
    settings,
  );

/**
 * Count events by status: `useQuery` with {@link countEventsByStatusQuery}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 * @function
 */
export const useCountEventsByStatus = /*#__PURE__*/ readHook(countEventsByStatusQuery);

/**
 * Count events by status: `useSuspenseQuery` with {@link countEventsByStatusQuery}. Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app.
 * @function
 */
export const useCountEventsByStatusSuspense = /*#__PURE__*/ suspenseHook(countEventsByStatusQuery);

/**
 * Cancel all events that match a filter.
 *
 * Options of React Query for {@link bulkCancelEventsByFilter}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`. Who may call: owner, app.
 */
export const bulkCancelEventsByFilterMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'bulkCancelEventsByFilter'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ data }: { data: BulkCancelEventsByFilterRequest }, options) => bulkCancelEventsByFilter(data, options),
    settings,
  );

/**
 * Cancel all events that match a filter: `useMutation` with {@link bulkCancelEventsByFilterMutation}. Who may call: owner, app.
 * @function
 */
export const useBulkCancelEventsByFilter = /*#__PURE__*/ changeHook(bulkCancelEventsByFilterMutation);

/**
 * Delete all events that match a filter.
 *
 * Options of React Query for {@link bulkDeleteEventsByFilter}. A success marks as stale: `getEvent`, `getEventBySlug`, `queryEvents`, `countEventsByStatus`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `countAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `listOrders`, `getOrder`, `getSummary`. Who may call: owner, app.
 */
export const bulkDeleteEventsByFilterMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['events-v3', 'bulkDeleteEventsByFilter'],
    {
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents', 'countEventsByStatus'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'listOrders', 'getOrder', 'getSummary'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
    },
    ({ data }: { data: BulkDeleteEventsByFilterRequest }, options) => bulkDeleteEventsByFilter(data, options),
    settings,
  );

/**
 * Delete all events that match a filter: `useMutation` with {@link bulkDeleteEventsByFilterMutation}. Who may call: owner, app.
 * @function
 */
export const useBulkDeleteEventsByFilter = /*#__PURE__*/ changeHook(bulkDeleteEventsByFilterMutation);
