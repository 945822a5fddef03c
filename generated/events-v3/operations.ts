// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { withFieldMask } from '../../src/core/field-mask.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  BulkCancelEventsByFilterRequest,
  BulkCancelEventsByFilterResponse,
  BulkDeleteEventsByFilterRequest,
  BulkDeleteEventsByFilterResponse,
  CancelEventRequest,
  CloneEventRequest,
  CountEventsByStatusRequest,
  CountEventsByStatusResponse,
  CreateEventRequest,
  DeleteEventResponse,
  EventResponse,
  GetEventBySlugParams,
  GetEventParams,
  PublishDraftEventRequest,
  QueryEventsRequest,
  QueryEventsResponse,
  UpdateEventRequest,
} from './types.ts';

/**
 * Create an event.
 *
 * Makes an event and publishes it, unless `draft` says otherwise. Needed are a title, a location, the dates (or
 * the note that they are to be decided) and the kind of registration, which never changes afterwards.
 *
 * A list of dates in `recurringEvents` makes one event for each of them; the events of a series share a category.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `INVALID_SLUG_FORMAT`, `EVENT_LIMIT_REACHED`, `SLUG_ALREADY_IN_USE`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createEvent = (
  createEventRequest: CreateEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  EventResponse,
  'INVALID_SLUG_FORMAT' | 'EVENT_LIMIT_REACHED' | 'SLUG_ALREADY_IN_USE' | 'WIX_EVENTS_APP_NOT_INSTALLED'
> =>
  request(
    {
      url: '/v3/events',
      method: 'POST',
      data: createEventRequest,
      facts: {
        id: 'createEvent',
        service: 'events-v3',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Get an event.
 *
 * Answers 404 for an event that does not exist, and 403 for a draft when the caller may not read drafts.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getEvent = (
  eventId: string,
  params: GetEventParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<EventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'getEvent',
        service: 'events-v3',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Update an event.
 *
 * Changes the fields that are sent and leaves the others. `dateAndTimeSettings` is replaced as a whole: send start
 * and end together. Whether other blocks are merged or replaced is not established.
 *
 * The kind of registration cannot be changed. The slug is changed through `seoSettings.slug`.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Without `fieldmask` the fields that are sent are named in it; it may be a list of paths.
 * Codes: `INVALID_EVENT_STATUS_TRANSITION`, `INVALID_SLUG_FORMAT`, `SLUG_ALREADY_IN_USE`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateEvent = (
  eventId: string,
  updateEventRequest: UpdateEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  EventResponse,
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'INVALID_SLUG_FORMAT'
  | 'SLUG_ALREADY_IN_USE'
  | 'NOT_FOUND'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}`,
      method: 'PATCH',
      data: withFieldMask(
        updateEventRequest,
        'fieldmask',
        [
          'title',
          'shortDescription',
          'detailedDescription',
          'description',
          'mainImage',
          'location',
          'dateAndTimeSettings',
          'registration.*',
          'form.*',
          'guestListSettings.*',
          'onlineConferencing.*',
          'seoSettings.*',
          'agendaSettings.*',
          'eventDisplaySettings.*',
        ],
        'event',
      ),
      facts: {
        id: 'updateEvent',
        service: 'events-v3',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Delete an event.
 *
 * The event is gone, whatever its status; it need not be canceled first.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteEvent = (
  eventId: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteEventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}`,
      method: 'DELETE',
      facts: {
        id: 'deleteEvent',
        service: 'events-v3',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Clone an event.
 *
 * Makes a copy with its own id: form, messages and ticket settings are taken over, counters start at zero. The
 * copy begins 14 days from now at the same local time and lasts as long, and its title gets a number in
 * parentheses. What `event` carries stands in the copy instead.
 *
 * The copy is a draft.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Without `fieldmask` the fields that are sent are named in it; it may be a list of paths.
 * Codes: `INVALID_SLUG_FORMAT`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const cloneEvent = (
  eventId: string,
  cloneEventRequest: CloneEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EventResponse, 'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}/clone`,
      method: 'POST',
      data: withFieldMask(
        cloneEventRequest,
        'fieldmask',
        [
          'title',
          'shortDescription',
          'detailedDescription',
          'description',
          'mainImage',
          'location',
          'dateAndTimeSettings',
          'registration.*',
          'form.*',
          'guestListSettings.*',
          'onlineConferencing.*',
          'seoSettings.*',
          'agendaSettings.*',
          'eventDisplaySettings.*',
        ],
        'event',
      ),
      facts: {
        id: 'cloneEvent',
        service: 'events-v3',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Publish a draft.
 *
 * Makes a draft visible to everybody; it becomes UPCOMING, or what the clock says. There is no way back to a draft. An event that is no draft is answered with 428.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `INVALID_EVENT_STATUS_TRANSITION`, `EVENT_ALREADY_PUBLISHED`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const publishDraftEvent = (
  eventId: string,
  publishDraftEventRequest: PublishDraftEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  EventResponse,
  'INVALID_EVENT_STATUS_TRANSITION' | 'EVENT_ALREADY_PUBLISHED' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'
> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}/publish`,
      method: 'POST',
      data: publishDraftEventRequest,
      facts: {
        id: 'publishDraftEvent',
        service: 'events-v3',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Cancel an event.
 *
 * Closes the registration and keeps the event, for good: a canceled event cannot be revived. Guests may be told by mail. Orders stay as they are, and refunds are the owner's business.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `INVALID_EVENT_STATUS_TRANSITION`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const cancelEvent = (
  eventId: string,
  cancelEventRequest: CancelEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EventResponse, 'INVALID_EVENT_STATUS_TRANSITION' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: `/v3/events/${encodeURIComponent(eventId)}/cancel`,
      method: 'POST',
      data: cancelEventRequest,
      facts: {
        id: 'cancelEvent',
        service: 'events-v3',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Get an event by its slug.
 *
 * Answers 404 when no event has this slug, and 403 for a draft when the caller may not read drafts.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getEventBySlug = (
  slug: string,
  params: GetEventBySlugParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<EventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: `/v3/events/slug/${encodeURIComponent(slug)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'getEventBySlug',
        service: 'events-v3',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Query events.
 *
 * One page of events that match a filter, in a chosen order; by date of creation unless said otherwise. Drafts
 * are passed over, unless `includeDrafts` is set and the caller may read drafts.
 *
 * Say how many events a page holds. Where `paging.limit` is left out, releases of the platform differ: some
 * assume 50, some assume 0 and answer an empty page.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 * @function
 */
export const queryEvents = /*#__PURE__*/ paged(
  'query',
  (
    queryEventsRequest: QueryEventsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryEventsResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
    request(
      {
        url: '/v3/events/query',
        method: 'POST',
        data: queryEventsRequest,
        facts: {
          id: 'queryEvents',
          service: 'events-v3',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          elevated: ['owner', 'app'],
          prefixes: ['/events', '/_api/events-events-v3-adapter'],
        },
      },
      options,
    ),
);

/**
 * Count events by status.
 *
 * Counts the events that match a filter, once per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts count only with `includeDrafts`.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `FILTER_PARSER_ERROR`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const countEventsByStatus = (
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<CountEventsByStatusResponse, 'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: '/v3/events/count-by-status',
      method: 'POST',
      data: countEventsByStatusRequest,
      facts: {
        id: 'countEventsByStatus',
        service: 'events-v3',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        elevated: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Cancel all events that match a filter.
 *
 * Cancels each matching event as `cancelEvent` does, for good. The answer does not tell which ones, nor how many:
 * ask `queryEvents` with the same filter first.
 *
 * An empty filter would mean every event of the site, and is refused.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const bulkCancelEventsByFilter = (
  bulkCancelEventsByFilterRequest: BulkCancelEventsByFilterRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkCancelEventsByFilterResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: '/v3/bulk/events/cancel-by-filter',
      method: 'POST',
      data: bulkCancelEventsByFilterRequest,
      facts: {
        id: 'bulkCancelEventsByFilter',
        service: 'events-v3',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );

/**
 * Delete all events that match a filter.
 *
 * Deletes each matching event as `deleteEvent` does. The answer does not tell which ones, nor how many: ask
 * `queryEvents` with the same filter first.
 *
 * An empty filter would mean every event of the site, and is refused.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const bulkDeleteEventsByFilter = (
  bulkDeleteEventsByFilterRequest: BulkDeleteEventsByFilterRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkDeleteEventsByFilterResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      url: '/v3/bulk/events/delete-by-filter',
      method: 'POST',
      data: bulkDeleteEventsByFilterRequest,
      facts: {
        id: 'bulkDeleteEventsByFilter',
        service: 'events-v3',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
      },
    },
    options,
  );
