// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CancelTicketReservationResponse,
  CreateTicketReservationRequest,
  CreateTicketReservationResponse,
  DeleteTicketReservationResponse,
  ErrorBody,
  GetTicketReservationResponse,
} from './types.ts';

export interface paths {
  '/v1/ticket-reservations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reserve tickets
     * @description Holds all given tickets, or none, until `expirationDate`. No event is given: it follows from the ticket
     *     definitions. A line whose `eventId` differs from its definition's is rejected with 400, and so are lines of
     *     several events; both are assumed.
     *
     *     A donation requires `ticketInfo.guestPrice`, not below the definition's least price; a ticket with several prices
     *     requires `ticketInfo.pricingOptionId`; a ticket with a seating plan requires `ticketInfo.seatId`. Paid tickets are
     *     rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
     *
     *     `priceOverride` and `additionalReservationSettings` are for the owner and apps; a visitor or member who gives
     *     them is rejected with 403. That, and the statuses of the codes except 403, are assumed.
     */
    post: operations['createTicketReservation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ticket-reservations/{ticketReservationId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    /**
     * Get a reservation
     * @description Returns a reservation in any status, so that a page finds its tickets again after a reload, or learns whether they
     *     were paid when the buyer does not return from the hosted page.
     *
     *     Visitors and members read their own reservations; another person's reservation is answered with 404, which is
     *     assumed. After `deleteTicketReservation` the reservation no longer exists.
     */
    get: operations['getTicketReservation'];
    put?: never;
    post?: never;
    /**
     * Delete a reservation
     * @description Removes the reservation and puts its tickets back on sale; reading it then fails with 404. For the owner and apps: a
     *     buyer cancels instead, which keeps the reservation readable. What becomes of the order of a confirmed reservation
     *     is not documented; assume that it stays.
     */
    delete: operations['deleteTicketReservation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ticket-reservations/{ticketReservationId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a reservation
     * @description Puts the tickets of a PENDING or CONFIRMED reservation back on sale and sets its status to CANCELED_MANUALLY. The
     *     reservation stays readable. A reservation in another status is rejected with 428, so a second call fails although
     *     the state is the same; status and code of that refusal are assumed.
     *
     *     Visitors and members cancel their own reservations. Canceling a CONFIRMED reservation does not refund its order.
     */
    post: operations['cancelTicketReservation'];
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
    /** @description A field is not valid, or the price of a ticket was not chosen as its definition requires. */
    ReservationNotValid: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller may not give a member of the request, or paid tickets cannot be paid on this site. */
    ReservationNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no such ticket definition, or its event is not published. Nothing is reserved. */
    TicketOrEventNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Tickets are not on sale, are hidden, or fewer are left than requested. Nothing is reserved. */
    TicketsNotOnSale: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no such reservation, or it belongs to another person. */
    TicketReservationNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The reservation is over. Nothing was changed. */
    TicketReservationNotCancelable: {
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
  };
  parameters: {
    /**
     * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
     * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
     */
    TicketReservationId: string;
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
  createTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateTicketReservationRequest;
      };
    };
    responses: {
      /** @description The reservation. Problems with a promotion are listed beside it and do not prevent it. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateTicketReservationResponse;
        };
      };
      400: components['responses']['ReservationNotValid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationNotAllowed'];
      404: components['responses']['TicketOrEventNotFound'];
      428: components['responses']['TicketsNotOnSale'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetTicketReservationResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reservation as it was before it was removed. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': DeleteTicketReservationResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The canceled reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CancelTicketReservationResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      428: components['responses']['TicketReservationNotCancelable'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
