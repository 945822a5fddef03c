// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
  ErrorBody,
  EventFieldset,
  EventResponse,
  PublishDraftEventRequest,
  QueryEventsRequest,
  QueryEventsResponse,
  UpdateEventRequest,
} from './types.ts';

export interface paths {
  '/v3/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an event
     * @description Creates an event and publishes it, unless `draft` is true. Required are a title, a location, the dates (or the
     *     note that they are to be decided) and the kind of registration, which cannot be changed later.
     *
     *     A list of dates in `recurringEvents` creates one event per date; the events of a series share a category.
     */
    post: operations['createEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event
     * @description Fails with 404 if the event does not exist, and with 403 if it is a draft that the caller may not read.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    /**
     * Delete an event
     * @description Deletes the event, whatever its status; it need not be canceled first.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    /**
     * Update an event
     * @description Changes the fields in the request and leaves the others unchanged. `dateAndTimeSettings` is replaced as a whole:
     *     send start and end together. Whether other objects are merged or replaced is not known.
     *
     *     The kind of registration cannot be changed. To change the slug, set `seoSettings.slug`.
     */
    patch: operations['updateEvent'];
    trace?: never;
  };
  '/v3/events/{eventId}/clone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Clone an event
     * @description Creates a copy with its own id: form, messages and ticket settings are copied, counters start at zero. The copy
     *     starts 14 days from now at the same local time and has the same duration, and its title gets a number in
     *     parentheses. Values in `event` override the copied ones.
     *
     *     The copy is a draft.
     */
    post: operations['cloneEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish a draft
     * @description Makes a draft visible to everyone. Its status becomes UPCOMING, or the status that follows from the clock. It cannot become a draft again. An event that is not a draft is rejected with 428.
     */
    post: operations['publishDraftEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an event
     * @description Closes the registration permanently; the event is kept. A canceled event cannot be restored. Guests may be notified by e-mail. Orders are not changed; the owner makes the refunds.
     */
    post: operations['cancelEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event by its slug
     * @description Fails with 404 if no event has this slug, and with 403 if it is a draft that the caller may not read.
     */
    get: operations['getEventBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query events
     * @description Returns one page of events that match a filter, in the given order; the default order is by creation date.
     *     Drafts are omitted, unless `includeDrafts` is set and the caller may read drafts.
     *
     *     Always send `paging.limit`. Without it, releases of the platform differ: some assume 50, others assume 0 and
     *     return an empty page.
     */
    post: operations['queryEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/count-by-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count events by status
     * @description Counts the events that match a filter, per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts are counted only with `includeDrafts`.
     */
    post: operations['countEventsByStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/bulk/events/cancel-by-filter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel all events that match a filter
     * @description Cancels each matching event permanently, as `cancelEvent` does. The response contains neither the events nor
     *     their number: call `queryEvents` with the same filter first.
     *
     *     An empty filter would match every event of the site, and is rejected.
     */
    post: operations['bulkCancelEventsByFilter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/bulk/events/delete-by-filter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete all events that match a filter
     * @description Deletes each matching event, as `deleteEvent` does. The response contains neither the events nor their number:
     *     call `queryEvents` with the same filter first.
     *
     *     An empty filter would match every event of the site, and is rejected.
     */
    post: operations['bulkDeleteEventsByFilter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  responses: {
    /** @description A field is not valid, parts of the event contradict each other, or the slug is malformed. */
    EventRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The filter is malformed, or a field is not valid. */
    FilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The filter is missing, empty or not valid. Nothing was changed. */
    BulkFilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Another event already has this slug. Choose a different slug. */
    SlugInUse: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The site has reached its limit of events, or the events app is not installed. */
    NoMoreEvents: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The status of the event does not allow this call, or the events app is not installed on the site. */
    TransitionRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The event is not a draft, or the events app is not installed on the site. */
    PublishRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The entity does not exist, or the caller may not see it. */
    NotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The events app is not installed on the site. */
    EventsAppMissing: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Id of the event, a GUID.
     * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
     */
    EventId: string;
    /**
     * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
     * @example [
     *       "DETAILS",
     *       "REGISTRATION"
     *     ]
     */
    Fields: readonly EventFieldset[];
    /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
    ResolveFullAddress: boolean;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateEventRequest;
      };
    };
    responses: {
      /** @description The new event. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['SlugInUse'];
      428: components['responses']['NoMoreEvents'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getEvent: {
    parameters: {
      query?: {
        /**
         * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
        /** @description Reads from the primary data instead of a read replica, so that the latest changes are included. Known only from the platform's own packages; a host may ignore it. */
        consistentRead?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the requested fieldsets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event is deleted. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': DeleteEventResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateEventRequest;
      };
    };
    responses: {
      /** @description The event after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['SlugInUse'];
      428: components['responses']['TransitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cloneEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CloneEventRequest;
      };
    };
    responses: {
      /** @description The copy. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  publishDraftEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PublishDraftEventRequest;
      };
    };
    responses: {
      /** @description The event, now published. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['PublishRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CancelEventRequest;
      };
    };
    responses: {
      /** @description The event, now canceled. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['TransitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getEventBySlug: {
    parameters: {
      query?: {
        /**
         * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the event page's URL that names the event.
         * @example strings-by-candlelight
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the requested fieldsets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EventResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryEventsRequest;
      };
    };
    responses: {
      /** @description One page of events; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryEventsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countEventsByStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CountEventsByStatusRequest;
      };
    };
    responses: {
      /** @description The counts, per facet and value. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CountEventsByStatusResponse;
        };
      };
      400: components['responses']['FilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkCancelEventsByFilter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BulkCancelEventsByFilterRequest;
      };
    };
    responses: {
      /** @description The platform accepted the request. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': BulkCancelEventsByFilterResponse;
        };
      };
      400: components['responses']['BulkFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkDeleteEventsByFilter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BulkDeleteEventsByFilterRequest;
      };
    };
    responses: {
      /** @description The platform accepted the request. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': BulkDeleteEventsByFilterResponse;
        };
      };
      400: components['responses']['BulkFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
