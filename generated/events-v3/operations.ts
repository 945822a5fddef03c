// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { mergedFields, withFieldMask } from '../../src/core/field-mask.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
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
 * Creates an event and publishes it, unless `draft` is true. Required are a title, a location, the dates (or the
 * note that they are to be decided) and the kind of registration, which cannot be changed later.
 *
 * A list of dates in `recurringEvents` creates one event per date; the events of a series share a category.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `INVALID_SLUG_FORMAT`, `EVENT_LIMIT_REACHED`, `SLUG_ALREADY_IN_USE`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'POST',
      data: createEventRequest,
      facts: {
        repeat: 'adds',
        id: 'createEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: '/v3/events',
    },
    options,
  );

/**
 * Get an event.
 *
 * Fails with 404 if the event does not exist, and with 403 if it is a draft that the caller may not read.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getEvent = (
  eventId: string,
  params: GetEventParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<EventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getEvent',
        service: 'events-v3',
        public: true,
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}`,
    },
    options,
  );

/**
 * Update an event.
 *
 * Changes the fields in the request and leaves the others unchanged. `dateAndTimeSettings` is replaced as a whole:
 * send start and end together. Whether other objects are merged or replaced is not known.
 *
 * The kind of registration cannot be changed. To change the slug, set `seoSettings.slug`.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * If `fieldmask` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.
 * Error codes: `INVALID_EVENT_STATUS_TRANSITION`, `INVALID_SLUG_FORMAT`, `SLUG_ALREADY_IN_USE`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
        mergedFields,
      ),
      facts: {
        repeat: 'same',
        id: 'updateEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}`,
    },
    options,
  );

/**
 * Delete an event.
 *
 * Deletes the event, whatever its status; it need not be canceled first.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteEvent = (
  eventId: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteEventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}`,
    },
    options,
  );

/**
 * Clone an event.
 *
 * Creates a copy with its own id: form, messages and ticket settings are copied, counters start at zero. The copy
 * starts 14 days from now at the same local time and has the same duration, and its title gets a number in
 * parentheses. Values in `event` override the copied ones.
 *
 * The copy is a draft.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * If `fieldmask` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.
 * Error codes: `INVALID_SLUG_FORMAT`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const cloneEvent = (
  eventId: string,
  cloneEventRequest: CloneEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EventResponse, 'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
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
        mergedFields,
      ),
      facts: {
        repeat: 'adds',
        id: 'cloneEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}/clone`,
    },
    options,
  );

/**
 * Publish a draft.
 *
 * Makes a draft visible to everyone. Its status becomes UPCOMING, or the status that follows from the clock. It cannot become a draft again. An event that is not a draft is rejected with 428.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `INVALID_EVENT_STATUS_TRANSITION`, `EVENT_ALREADY_PUBLISHED`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'POST',
      data: publishDraftEventRequest,
      facts: {
        repeat: 'adds',
        id: 'publishDraftEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}/publish`,
    },
    options,
  );

/**
 * Cancel an event.
 *
 * Closes the registration permanently; the event is kept. A canceled event cannot be restored. Guests may be notified by e-mail. Orders are not changed; the owner makes the refunds.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `INVALID_EVENT_STATUS_TRANSITION`, `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const cancelEvent = (
  eventId: string,
  cancelEventRequest: CancelEventRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EventResponse, 'INVALID_EVENT_STATUS_TRANSITION' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'POST',
      data: cancelEventRequest,
      facts: {
        repeat: 'same',
        id: 'cancelEvent',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: `/v3/events/${encodeURIComponent(eventId)}/cancel`,
    },
    options,
  );

/**
 * Get an event by its slug.
 *
 * Fails with 404 if no event has this slug, and with 403 if it is a draft that the caller may not read.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getEventBySlug = (
  slug: string,
  params: GetEventBySlugParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<EventResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getEventBySlug',
        service: 'events-v3',
        public: true,
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v3/events/slug/${encodeURIComponent(slug)}`,
    },
    options,
  );

/**
 * Query events.
 *
 * Returns one page of events that match a filter, in the given order; the default order is by creation date.
 * Drafts are omitted, unless `includeDrafts` is set and the caller may read drafts.
 *
 * Always send `paging.limit`. Without it, releases of the platform differ: some assume 50, others assume 0 and
 * return an empty page.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `paging: { limit: 50, offset: 0 }`.
 * Error codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
        method: 'POST',
        data: withPage(queryEventsRequest, 'paging'),
        facts: {
          repeat: 'read',
          id: 'queryEvents',
          service: 'events-v3',
          public: true,
          prefixes: ['/events', '/_api/events-events-v3-adapter'],
          identity: ['visitor', 'member', 'owner', 'app'],
          elevated: ['owner', 'app'],
        },
        url: '/v3/events/query',
      },
      options,
    ),
);

/**
 * Count events by status.
 *
 * Counts the events that match a filter, per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts are counted only with `includeDrafts`.
 *
 * Who may call: visitor, member, owner, app; with `includeDrafts`: owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `FILTER_PARSER_ERROR`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const countEventsByStatus = (
  countEventsByStatusRequest: CountEventsByStatusRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<CountEventsByStatusResponse, 'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'POST',
      data: countEventsByStatusRequest,
      facts: {
        repeat: 'read',
        id: 'countEventsByStatus',
        service: 'events-v3',
        public: true,
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['visitor', 'member', 'owner', 'app'],
        elevated: ['owner', 'app'],
      },
      url: '/v3/events/count-by-status',
    },
    options,
  );

/**
 * Cancel all events that match a filter.
 *
 * Cancels each matching event permanently, as `cancelEvent` does. The response contains neither the events nor
 * their number: call `queryEvents` with the same filter first.
 *
 * An empty filter would match every event of the site, and is rejected.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const bulkCancelEventsByFilter = (
  bulkCancelEventsByFilterRequest: BulkCancelEventsByFilterRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkCancelEventsByFilterResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'POST',
      data: bulkCancelEventsByFilterRequest,
      facts: {
        repeat: 'never',
        id: 'bulkCancelEventsByFilter',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: '/v3/bulk/events/cancel-by-filter',
    },
    options,
  );

/**
 * Delete all events that match a filter.
 *
 * Deletes each matching event, as `deleteEvent` does. The response contains neither the events nor their number:
 * call `queryEvents` with the same filter first.
 *
 * An empty filter would match every event of the site, and is rejected.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const bulkDeleteEventsByFilter = (
  bulkDeleteEventsByFilterRequest: BulkDeleteEventsByFilterRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkDeleteEventsByFilterResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'POST',
      data: bulkDeleteEventsByFilterRequest,
      facts: {
        repeat: 'never',
        id: 'bulkDeleteEventsByFilter',
        service: 'events-v3',
        prefixes: ['/events', '/_api/events-events-v3-adapter'],
        identity: ['owner', 'app'],
      },
      url: '/v3/bulk/events/delete-by-filter',
    },
    options,
  );
