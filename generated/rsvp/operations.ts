// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { longQuery } from '../../src/core/long-query.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  CreateRsvpRequest,
  CreateRsvpResponse,
  DeleteRsvpResponse,
  GetRsvpParams,
  ListCurrentRsvpsParams,
  ListCurrentRsvpsResponse,
  ListRsvpSummaryParams,
  ListRsvpSummaryResponse,
  QueryRsvpsRequest,
  QueryRsvpsResponse,
  RsvpResponse,
  UpdateRsvpRequest,
} from './types.ts';

/**
 * Reply to an event.
 *
 * Returns the new reply, and links that add the event to the guest's calendar. Read `status` of the response: if
 * the event is full and has a waiting list, it is WAITLIST although YES was sent.
 *
 * Build the answers from the form of the event: an unknown input, a missing mandatory one and a value that is not
 * among the options are rejected with `INVALID_FORM_RESPONSE`, and so is a companion if the form has no question
 * for companions. A reply with NO needs no answers, and only events that ask for YES and NO accept it.
 *
 * A member can reply once per event, and once with the e-mail address of a member. A visitor can reply several
 * times: a second identical call adds a second reply.
 *
 * Who may call: visitor, member, owner, app; with `options`: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `EVENT_NOT_FOUND`, `INVALID_FORM_RESPONSE`, `UNEXPECTED_RSVP_STATUS`, `INVALID_EVENT_TYPE`, `MEMBER_ALREADY_REGISTERED`, `MEMBER_EMAIL_ALREADY_REGISTERED`, `RSVP_LIMIT_EXCEEDED`, `GUEST_LIMIT_EXCEEDED`, `RSVPS_CLOSED`, `RSVPS_NOT_STARTED`, `WAITING_LIST_UNAVAILABLE`, `ADDITIONAL_GUESTS_MUST_HAVE_NAMES`, `FORM_SUBMISSIONS_NOT_SUPPORTED`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createRsvp = (
  createRsvpRequest: CreateRsvpRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CreateRsvpResponse,
  | 'EVENT_NOT_FOUND'
  | 'INVALID_FORM_RESPONSE'
  | 'UNEXPECTED_RSVP_STATUS'
  | 'INVALID_EVENT_TYPE'
  | 'MEMBER_ALREADY_REGISTERED'
  | 'MEMBER_EMAIL_ALREADY_REGISTERED'
  | 'RSVP_LIMIT_EXCEEDED'
  | 'GUEST_LIMIT_EXCEEDED'
  | 'RSVPS_CLOSED'
  | 'RSVPS_NOT_STARTED'
  | 'WAITING_LIST_UNAVAILABLE'
  | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'
  | 'FORM_SUBMISSIONS_NOT_SUPPORTED'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'POST',
      data: createRsvpRequest,
      facts: {
        repeat: 'adds',
        id: 'createRsvp',
        service: 'rsvp',
        prefixes: ['/events', '/_api/events-rsvps'],
        identity: ['visitor', 'member', 'owner', 'app'],
        elevated: ['owner', 'app'],
      },
      url: '/v2/rsvps',
    },
    options,
  );

/**
 * Query replies.
 *
 * Returns one page of replies that match a filter, in the given order. Without a query: the first 50, newest first.
 *
 * For following pages, send only `cursorPaging` with the cursor from `pagingMetadata.cursors.next`, and the same
 * `fields`; the cursor includes filter and sort order.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Error codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryRsvps = /*#__PURE__*/ paged(
  'cursor',
  (
    queryRsvpsRequest: QueryRsvpsRequest,
    options: RequestOptions<'owner' | 'app'>,
  ): Reply<QueryRsvpsResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
    request(
      {
        method: 'POST',
        data: withPage(queryRsvpsRequest, 'cursorPaging'),
        facts: {
          repeat: 'read',
          id: 'queryRsvps',
          service: 'rsvp',
          prefixes: ['/events', '/_api/events-rsvps'],
          identity: ['owner', 'app'],
        },
        url: '/v2/rsvps/query',
      },
      options,
    ),
);

/**
 * Count the replies of events.
 *
 * Returns for each event the number of guests who come, who cannot come and who wait, and the number of replies. Companions count as guests. An event without replies has zeros. If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same path. That form is assumed: ask for fewer than 90 events at a time to avoid it.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const listRsvpSummary = (
  params: ListRsvpSummaryParams,
  options: RequestOptions<'owner' | 'app'>,
): Reply<ListRsvpSummaryResponse, 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    longQuery(
      {
        method: 'GET',
        query: queryText(params),
        facts: {
          repeat: 'read',
          id: 'listRsvpSummary',
          service: 'rsvp',
          prefixes: ['/events', '/_api/events-rsvps'],
          identity: ['owner', 'app'],
        },
        url: '/v2/rsvps/summaries',
      },
      params,
      '',
    ),
    options,
  );

/**
 * List the own replies.
 *
 * Returns the replies of the signed-in member to the given events, newest first. A visitor, and an app without a member, is rejected with `MEMBER_IDENTITY_NOT_FOUND`. If the query is longer than 4000 characters, which only a very long cursor can cause, the same parameters are sent as the body of a POST to the same path. That form is assumed.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `MEMBER_IDENTITY_NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const listCurrentRsvps = /*#__PURE__*/ paged(
  'pagingCursor',
  (
    params: ListCurrentRsvpsParams,
    options: RequestOptions<'visitor' | 'member' | 'app'>,
  ): Reply<ListCurrentRsvpsResponse, 'MEMBER_IDENTITY_NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
    request(
      longQuery(
        {
          method: 'GET',
          query: queryText(params),
          facts: {
            repeat: 'read',
            id: 'listCurrentRsvps',
            service: 'rsvp',
            prefixes: ['/events', '/_api/events-rsvps'],
            identity: ['visitor', 'member', 'app'],
          },
          url: '/v2/rsvps/current',
        },
        params,
        '',
      ),
      options,
    ),
);

/**
 * Get a reply.
 *
 * Fails with 404 if the reply does not exist. The platform declares no code for this case.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getRsvp = (
  rsvpId: string,
  params: GetRsvpParams | undefined,
  options: RequestOptions<'owner' | 'app'>,
): Reply<RsvpResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getRsvp',
        service: 'rsvp',
        prefixes: ['/events', '/_api/events-rsvps'],
        identity: ['owner', 'app'],
      },
      url: `/v2/rsvps/${encodeURIComponent(rsvpId)}`,
    },
    options,
  );

/**
 * Change a reply.
 *
 * Sets the given fields and leaves the others unchanged; a list is replaced as a whole. The event and the member of
 * a reply cannot be changed.
 *
 * `rsvp.revision` must be the current one. The documentation of the platform requires it, its packages do not. The
 * call succeeds after the reply was read again.
 *
 * Set the status to move a guest from the waiting list to a seat: the platform does not move guests by itself. Limits,
 * form, status and names are checked as for a new reply, unless `options` omits a check.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Needs the current revision in `rsvp.revision`. After `INVALID_REVISION`, read the entity again, apply the change to what was read, and send it with the new revision.
 * Error codes: `INVALID_RSVP_STATUS`, `UNEXPECTED_RSVP_STATUS`, `INVALID_FORM_RESPONSE`, `GUEST_LIMIT_EXCEEDED`, `RSVPS_CLOSED`, `RSVPS_NOT_STARTED`, `WAITING_LIST_UNAVAILABLE`, `ADDITIONAL_GUESTS_MUST_HAVE_NAMES`, `NOT_FOUND`, `INVALID_REVISION`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateRsvp = (
  rsvpId: string,
  updateRsvpRequest: UpdateRsvpRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  RsvpResponse,
  | 'INVALID_RSVP_STATUS'
  | 'UNEXPECTED_RSVP_STATUS'
  | 'INVALID_FORM_RESPONSE'
  | 'GUEST_LIMIT_EXCEEDED'
  | 'RSVPS_CLOSED'
  | 'RSVPS_NOT_STARTED'
  | 'WAITING_LIST_UNAVAILABLE'
  | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'
  | 'NOT_FOUND'
  | 'INVALID_REVISION'
  | 'WIX_EVENTS_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'PATCH',
      data: updateRsvpRequest,
      facts: {
        repeat: 'same',
        id: 'updateRsvp',
        service: 'rsvp',
        prefixes: ['/events', '/_api/events-rsvps'],
        identity: ['owner', 'app'],
      },
      url: `/v2/rsvps/${encodeURIComponent(rsvpId)}`,
    },
    options,
  );

/**
 * Delete a reply.
 *
 * Deletes the reply permanently; its seats are free again. A second call has no further effect but may fail with 404.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `NOT_FOUND`, `WIX_EVENTS_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteRsvp = (
  rsvpId: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteRsvpResponse, 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteRsvp',
        service: 'rsvp',
        prefixes: ['/events', '/_api/events-rsvps'],
        identity: ['owner', 'app'],
      },
      url: `/v2/rsvps/${encodeURIComponent(rsvpId)}`,
    },
    options,
  );
