// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  CancelReservationResponse,
  CaptureAuthorizedPaymentRequest,
  CaptureAuthorizedPaymentResponse,
  CheckoutRequest,
  CheckoutResponse,
  ConfirmOrderRequest,
  ConfirmOrderResponse,
  CreateReservationRequest,
  CreateReservationResponse,
  ErrorBody,
  GetCheckoutOptionsResponse,
  GetInvoiceRequest,
  GetInvoiceResponse,
  GetOrderResponse,
  GetSummaryResponse,
  ListAvailableTicketsResponse,
  ListOrdersResponse,
  OrderFieldset,
  OrderSort,
  OrderStatus,
  OrderTag,
  PosCheckoutRequest,
  PosCheckoutResponse,
  QueryAvailableTicketsRequest,
  QueryAvailableTicketsResponse,
  TicketSort,
  TicketState,
  UpdateCheckoutRequest,
  UpdateCheckoutResponse,
  UpdateOrderRequest,
  UpdateOrderResponse,
  VoidAuthorizedPaymentRequest,
  VoidAuthorizedPaymentResponse,
} from './types.ts';

export interface paths {
  '/v1/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders
     * @description Returns the orders of the site that match all given conditions, one page at a time. Several values of one
     *     condition are alternatives: two event ids select the orders of either event. The default `limit` is 50, the
     *     default `offset` is 0, and the oldest orders come first by default (`created:asc`); the platform does not
     *     document a maximum limit.
     *
     *     `fieldset` selects the parts of an order. Without DETAILS the status is NA_ORDER_STATUS and the texts about the
     *     buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these members are
     *     absent.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
     *     `/v1/orders/query`. That form is specified but not observed; on a host that does not support it, request fewer
     *     orders at a time.
     */
    get: operations['listOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/{eventId}/orders/{orderNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    /**
     * Get an order
     * @description Returns one order. To find out whether the tickets were issued after a payment, request TICKETS repeatedly until
     *     there are as many as `ticketsQuantity` says.
     *
     *     Visitors and members can read only their own order, whose event and number they know, with any fieldset; a page
     *     uses this to wait for the tickets. The platform's documentation guarantees them a response only without
     *     `fieldset`, so a host may reject a fieldset with 403 unless the caller is the owner or an app.
     */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an order
     * @description Changes the answers to the checkout form, or archives or unarchives the order. Archiving affects neither payment nor tickets. If the order's status does not allow the change, the call is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    patch: operations['updateOrder'];
    trace?: never;
  };
  '/v1/events/{eventId}/orders': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update several orders
     * @description Archives or unarchives up to 100 orders of one event. The call is never retried automatically, because it affects many orders at once.
     */
    patch: operations['bulkUpdateOrders'];
    trace?: never;
  };
  '/v1/events/{eventId}/orders/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm orders
     * @description Marks orders that are INITIATED, PENDING or OFFLINE_PENDING as paid: they become PAID, and for the first two the platform sends the tickets by e-mail. An order that is PAID or FREE stays unchanged. CANCELED, DECLINED and VOIDED orders are rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    post: operations['confirmOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/orders/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Summarize the sales
     * @description Sums the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
     */
    get: operations['getSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/orders/{orderNumber}/capture': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Capture an authorized payment
     * @description Captures the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes PAID shortly afterwards, so read it again, also if the response is lost.
     */
    post: operations['captureAuthorizedPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/orders/{orderNumber}/void': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Void an authorized payment
     * @description Releases the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes VOIDED shortly afterwards, and its tickets become available again. If the response is lost, read the order.
     */
    post: operations['voidAuthorizedPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the options of the checkout
     * @description Returns the options that the site supports at a checkout, so that a page can warn before the last step, for example if paid tickets cannot be paid.
     */
    get: operations['getCheckoutOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/available-tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List available tickets
     * @description Returns the available tickets, one page at a time: tickets that are not hidden, for events with open
     *     registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
     *
     *     The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
     *     creation by default (`created:asc`). The platform's documentation requires elevated permission for this call; if
     *     a host rejects a visitor, `queryAvailableTickets` returns the same tickets.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
     *     `/v1/checkout/available-tickets/list`. That form is specified but not observed.
     */
    get: operations['listAvailableTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/available-tickets/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query available tickets
     * @description Returns the same tickets as `listAvailableTickets`, selected by a filter. Policy texts and sales statistics are
     *     returned only with a fieldset. According to the platform's documentation, only the owner and apps may request
     *     one: a visitor or member who does may be rejected with 403.
     *
     *     The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
     *     creation by default (`created:asc`).
     */
    post: operations['queryAvailableTickets'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/reservations': {
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
     * @description Holds tickets until `expires`, 20 minutes unless the event sets another time. During that time they are not
     *     available to others; a reservation that expires or is cancelled releases them. A reservation cannot be extended,
     *     but a new one can be made.
     *
     *     Free and paid tickets may be combined. A donation requires a price (`priceOverride`), a ticket with several
     *     prices requires the id of one of them, and a ticket with a seating plan requires its seats. Paid tickets are
     *     rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
     *     @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
     */
    post: operations['createReservation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/reservations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel a reservation
     * @description Releases the tickets before the reservation expires; its status becomes RESERVATION_CANCELED_MANUALLY.
     *
     *     The platform's documentation requires elevated permission for this call; if a host rejects a visitor, the
     *     reservation simply expires.
     *     @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
     */
    delete: operations['cancelReservation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/invoices/{reservationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the invoice of a reservation
     * @description Computes the price of the reserved tickets, with a coupon or a benefit of a pricing plan if one is given.
     *     Nothing is saved: to receive the discount, give it again at the checkout.
     *
     *     A coupon that cannot be used does not cause an error: the call returns 200 with an invoice without the discount,
     *     and `discountErrors` contains the reason.
     */
    post: operations['getInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check out
     * @description Turns a reservation into an order, once. The order becomes FREE if it costs nothing, OFFLINE_PENDING with
     *     `options.payInPerson`, PAID with `options.markAsPaid`, and otherwise INITIATED; the buyer then pays on the
     *     hosted page of a redirect session. An unpaid order is cancelled two hours after the end of the reservation.
     *
     *     `guests` contains the answers to the event's form: one entry for the whole order, or one per ticket if the event
     *     requires the details of every guest. If a mandatory answer is missing, or an answer is not among those that the
     *     form offers, the call is rejected with `INVALID_FORM_RESPONSE`.
     */
    post: operations['checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/{orderNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a checkout
     * @description Changes buyer, guests or discount of an order that is not yet confirmed (INITIATED, PENDING, OFFLINE_PENDING). Absent fields stay unchanged. A confirmed order is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    patch: operations['updateCheckout'];
    trace?: never;
  };
  '/v1/pos-checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check out at a point of sale
     * @description Turns a reservation into an order that was paid at a point of sale. The order is PAID and its channel OFFLINE_POS. There is no form to fill in.
     */
    post: operations['posCheckout'];
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
    /** @description The caller may not make this call, or not with this fieldset; then only the owner or an app may. */
    FieldsetNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The order does not exist, or the caller may not see it. */
    OrderNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The status of the order does not allow this call. Nothing was changed. */
    OrderActionNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The payment of the order is not AUTHORIZED. Nothing was changed. */
    OrderStatusNotAuthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller may not make this call, or the tickets have a price and the site cannot accept payments. */
    ReservationForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The reservation does not exist, or it has expired. */
    ReservationNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The reservation was already checked out. Look for its order instead. */
    ReservationOccupied: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The tickets cannot be reserved as requested. Nothing is reserved. */
    TicketsNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description A field is not valid, or the answers do not meet the requirements of the event's form. */
    CheckoutRejected: {
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
  };
  parameters: {
    /**
     * @description Event of the order.
     * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
     */
    EventId: string;
    /**
     * @description Number of the order, unique within the site.
     * @example 2YQ7-M3SP-9HT
     */
    OrderNumber: string;
    /**
     * @description Parts of the order to return in addition to number, event, reservation and quantity.
     * @example [
     *       "TICKETS",
     *       "DETAILS"
     *     ]
     */
    OrderFieldsets: readonly OrderFieldset[];
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
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description Number of orders to skip.
         * @example 0
         */
        offset?: number;
        /**
         * @description Maximum number of orders per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description Parts of the order to return in addition to number, event, reservation and quantity.
         * @example [
         *       "TICKETS",
         *       "DETAILS"
         *     ]
         */
        fieldset?: components['parameters']['OrderFieldsets'];
        /**
         * @description Only orders with one of these statuses.
         * @example [
         *       "PAID",
         *       "FREE"
         *     ]
         */
        status?: readonly OrderStatus[];
        /**
         * @description Only orders of these events.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
         *     ]
         */
        eventId?: readonly string[];
        /**
         * @description Only orders with these numbers.
         * @example [
         *       "2YQ7-M3SP-9HT"
         *     ]
         */
        orderNumber?: readonly string[];
        /**
         * @description Only orders of these members.
         * @example [
         *       "b7d05c19-6e3f-4a82-91c4-f0a8d62e7b35"
         *     ]
         */
        memberId?: readonly string[];
        /**
         * @description Names of fields by which to count the orders; `facets` and `orderFacets` contain the counts.
         * @example [
         *       "status"
         *     ]
         */
        facet?: readonly string[];
        /**
         * @description Only orders whose number, buyer name or e-mail address contains this text.
         * @example lindt
         */
        searchPhrase?: string;
        /**
         * @description Only orders for events created by these users.
         * @example [
         *       "c2f90e4b-5d17-4b68-a3e1-7d84b5f60c92"
         *     ]
         */
        eventCreatorId?: readonly string[];
        /**
         * @description Sort order of the list.
         * @example created:desc
         */
        sort?: OrderSort;
        /**
         * @description Only orders with one of these properties.
         * @example [
         *       "CONFIRMED"
         *     ]
         */
        tag?: readonly OrderTag[];
        /**
         * @description Only orders of these contacts.
         * @example [
         *       "5e0c7b2d-8a41-4f36-9d70-2b6e19f4c853"
         *     ]
         */
        contactId?: readonly string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of orders. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListOrdersResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getOrder: {
    parameters: {
      query?: {
        /**
         * @description Parts of the order to return in addition to number, event, reservation and quantity.
         * @example [
         *       "TICKETS",
         *       "DETAILS"
         *     ]
         */
        fieldset?: components['parameters']['OrderFieldsets'];
      };
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order, with links that add the event to a calendar. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetOrderResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['FieldsetNotAllowed'];
      404: components['responses']['OrderNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateOrderRequest;
      };
    };
    responses: {
      /** @description The order after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateOrderResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkUpdateOrders: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BulkUpdateOrdersRequest;
      };
    };
    responses: {
      /** @description The orders after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': BulkUpdateOrdersResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  confirmOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ConfirmOrderRequest;
      };
    };
    responses: {
      /** @description The orders after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ConfirmOrderResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getSummary: {
    parameters: {
      query?: {
        /**
         * @description Only orders of this event. Absent for all events of the site.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetSummaryResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  captureAuthorizedPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CaptureAuthorizedPaymentRequest;
      };
    };
    responses: {
      /** @description The capture has started. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CaptureAuthorizedPaymentResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderStatusNotAuthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  voidAuthorizedPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': VoidAuthorizedPaymentRequest;
      };
    };
    responses: {
      /** @description The release has started. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': VoidAuthorizedPaymentResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderStatusNotAuthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCheckoutOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options that the site supports. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetCheckoutOptionsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listAvailableTickets: {
    parameters: {
      query?: {
        /**
         * @description Only tickets for this event.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId?: string;
        /**
         * @description Number of tickets to skip.
         * @example 0
         */
        offset?: number;
        /**
         * @description Maximum number of tickets per page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Sort order of the tickets.
         * @example orderIndex:asc
         */
        sort?: TicketSort;
        /**
         * @description Extends the list to tickets that are not available now.
         * @example [
         *       "INCLUDE_HIDDEN_NOT_ON_SALE"
         *     ]
         */
        state?: readonly TicketState[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of tickets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListAvailableTicketsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryAvailableTickets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryAvailableTicketsRequest;
      };
    };
    responses: {
      /** @description One page of tickets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryAvailableTicketsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['FieldsetNotAllowed'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createReservation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateReservationRequest;
      };
    };
    responses: {
      /** @description The tickets are reserved. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateReservationResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationForbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['TicketsNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelReservation: {
    parameters: {
      query: {
        /**
         * @description Event of the tickets.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: string;
      };
      header?: never;
      path: {
        /**
         * @description Id returned by `createReservation`.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tickets are released. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CancelReservationResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createReservation`.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        reservationId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetInvoiceRequest;
      };
    };
    responses: {
      /** @description The invoice and the status of the reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetInvoiceResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  checkout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CheckoutRequest;
      };
    };
    responses: {
      /** @description The order was created. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CheckoutResponse;
        };
      };
      400: components['responses']['CheckoutRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationForbidden'];
      404: components['responses']['ReservationNotFound'];
      428: components['responses']['ReservationOccupied'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateCheckoutRequest;
      };
    };
    responses: {
      /** @description The order after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateCheckoutResponse;
        };
      };
      400: components['responses']['CheckoutRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  posCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PosCheckoutRequest;
      };
    };
    responses: {
      /** @description The order was created. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': PosCheckoutResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      428: components['responses']['ReservationOccupied'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
