// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CreateRsvpRequest,
  CreateRsvpResponse,
  CursorPaging,
  DeleteRsvpResponse,
  ErrorBody,
  ListCurrentRsvpsResponse,
  ListRsvpSummaryResponse,
  QueryRsvpsRequest,
  QueryRsvpsResponse,
  RsvpFields,
  RsvpResponse,
  UpdateRsvpRequest,
} from './types.ts';

export interface paths {
  '/v2/rsvps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reply to an event
     * @description Returns the new reply, and links that add the event to the guest's calendar. Read `status` of the response: if
     *     the event is full and has a waiting list, it is WAITLIST although YES was sent.
     *
     *     Build the answers from the form of the event: an unknown input, a missing mandatory one and a value that is not
     *     among the options are rejected with `INVALID_FORM_RESPONSE`, and so is a companion if the form has no question
     *     for companions. A reply with NO needs no answers, and only events that ask for YES and NO accept it.
     *
     *     A member can reply once per event, and once with the e-mail address of a member. A visitor can reply several
     *     times: a second identical call adds a second reply.
     */
    post: operations['createRsvp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query replies
     * @description Returns one page of replies that match a filter, in the given order. Without a query: the first 50, newest first.
     *
     *     For following pages, send only `cursorPaging` with the cursor from `pagingMetadata.cursors.next`, and the same
     *     `fields`; the cursor includes filter and sort order.
     */
    post: operations['queryRsvps'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/summaries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the replies of events
     * @description Returns for each event the number of guests who come, who cannot come and who wait, and the number of replies. Companions count as guests. An event without replies has zeros. If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same path. That form is assumed: ask for fewer than 90 events at a time to avoid it.
     */
    get: operations['listRsvpSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the own replies
     * @description Returns the replies of the signed-in member to the given events, newest first. A visitor, and an app without a member, is rejected with `MEMBER_IDENTITY_NOT_FOUND`. If the query is longer than 4000 characters, which only a very long cursor can cause, the same parameters are sent as the body of a POST to the same path. That form is assumed.
     */
    get: operations['listCurrentRsvps'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/{rsvpId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    /**
     * Get a reply
     * @description Fails with 404 if the reply does not exist. The platform declares no code for this case.
     */
    get: operations['getRsvp'];
    put?: never;
    post?: never;
    /**
     * Delete a reply
     * @description Deletes the reply permanently; its seats are free again. A second call has no further effect but may fail with 404.
     */
    delete: operations['deleteRsvp'];
    options?: never;
    head?: never;
    /**
     * Change a reply
     * @description Sets the given fields and leaves the others unchanged; a list is replaced as a whole. The event and the member of
     *     a reply cannot be changed.
     *
     *     `rsvp.revision` must be the current one. The documentation of the platform requires it, its packages do not. The
     *     call succeeds after the reply was read again.
     *
     *     Set the status to move a guest from the waiting list to a seat: the platform does not move guests by itself. Limits,
     *     form, status and names are checked as for a new reply, unless `options` omits a check.
     */
    patch: operations['updateRsvp'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  responses: {
    /** @description A field or an answer is not valid. */
    RsvpRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The event does not accept the reply now, or the events app is not installed on the site. */
    ReplyNotPossible: {
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
    /** @description The revision of the request is not the current one, because the entity was changed after it was read. Nothing was changed. Code and status were observed for another service of the platform. */
    StaleRevision: {
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
     * @description Id of the reply.
     * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
     */
    RsvpId: string;
    /** @description Parts of the reply to return. */
    RsvpParts: RsvpFields;
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
  createRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateRsvpRequest;
      };
    };
    responses: {
      /** @description The reply. Its status is WAITLIST if the guest has no seat. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateRsvpResponse;
        };
      };
      400: components['responses']['RsvpRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The event does not exist, or is a draft. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      /** @description The member, or the member with this e-mail address, has already replied. */
      409: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      428: components['responses']['ReplyNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryRsvps: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryRsvpsRequest;
      };
    };
    responses: {
      /** @description One page of replies; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryRsvpsResponse;
        };
      };
      /** @description The filter or the sort order names a field or an operator that the list does not support, or the cursor is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listRsvpSummary: {
    parameters: {
      query: {
        /**
         * @description Events to count the replies of.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1",
         *       "5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605"
         *     ]
         */
        eventId: readonly string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry per event. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListRsvpSummaryResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listCurrentRsvps: {
    parameters: {
      query: {
        /**
         * @description Events whose replies to return.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
         *     ]
         */
        eventId: readonly string[];
        /** @description Parts of the reply to return. */
        fields?: components['parameters']['RsvpParts'];
        /** @description Page to return, by a cursor. Sent as `paging.limit` and `paging.cursor`. */
        paging?: CursorPaging;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of replies; an empty list if the member has not replied. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListCurrentRsvpsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description No member is signed in. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getRsvp: {
    parameters: {
      query?: {
        /** @description Parts of the reply to return. */
        fields?: components['parameters']['RsvpParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reply. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RsvpResponse;
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
  deleteRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reply is deleted. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': DeleteRsvpResponse;
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
  updateRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateRsvpRequest;
      };
    };
    responses: {
      /** @description The reply after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RsvpResponse;
        };
      };
      /** @description A field or an answer is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['StaleRevision'];
      /** @description The event does not accept the change now, or the events app is not installed on the site. */
      428: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
}
