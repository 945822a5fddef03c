// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { withFieldMask } from '../../src/core/field-mask.ts';
import { longQuery } from '../../src/core/long-query.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  CancelReservationParams,
  CancelReservationResponse,
  CaptureAuthorizedPaymentRequest,
  CaptureAuthorizedPaymentResponse,
  CheckoutRequest,
  CheckoutResponse,
  ConfirmOrderRequest,
  ConfirmOrderResponse,
  CreateReservationRequest,
  CreateReservationResponse,
  GetCheckoutOptionsResponse,
  GetInvoiceRequest,
  GetInvoiceResponse,
  GetOrderParams,
  GetOrderResponse,
  GetSummaryParams,
  GetSummaryResponse,
  ListAvailableTicketsParams,
  ListAvailableTicketsResponse,
  ListOrdersParams,
  ListOrdersResponse,
  PosCheckoutRequest,
  PosCheckoutResponse,
  QueryAvailableTicketsRequest,
  QueryAvailableTicketsResponse,
  UpdateCheckoutRequest,
  UpdateCheckoutResponse,
  UpdateOrderRequest,
  UpdateOrderResponse,
  VoidAuthorizedPaymentRequest,
  VoidAuthorizedPaymentResponse,
} from './types.ts';

/**
 * List orders.
 *
 * Returns the orders of the site that match all given conditions, one page at a time. Several values of one
 * condition are alternatives: two event ids select the orders of either event. The default `limit` is 50, the
 * default `offset` is 0, and the oldest orders come first by default (`created:asc`); the platform does not
 * document a maximum limit.
 *
 * `fieldset` selects the parts of an order. Without DETAILS the status is NA_ORDER_STATUS and the texts about the
 * buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these members are
 * absent.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
 * `/v1/orders/query`. That form is specified but not observed; on a host that does not support it, request fewer
 * orders at a time.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const listOrders = /*#__PURE__*/ paged(
  'limit',
  (
    params: ListOrdersParams | undefined,
    options: RequestOptions<'owner' | 'app'>,
  ): Reply<ListOrdersResponse> =>
    request(
      longQuery(
        {
          method: 'GET',
          query: queryText(params),
          facts: {
            repeat: 'read',
            id: 'listOrders',
            service: 'ticketing',
            prefixes: ['/events', '/_api/wix-events-web'],
            identity: ['owner', 'app'],
          },
          url: '/v1/orders',
        },
        params,
        '/query',
      ),
      options,
    ),
);

/**
 * Get an order.
 *
 * Returns one order. To find out whether the tickets were issued after a payment, request TICKETS repeatedly until
 * there are as many as `ticketsQuantity` says.
 *
 * Visitors and members can read only their own order, whose event and number they know, with any fieldset; a page
 * uses this to wait for the tickets. The platform's documentation guarantees them a response only without
 * `fieldset`, so a host may reject a fieldset with 403 unless the caller is the owner or an app.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `ORDER_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getOrder = (
  eventId: string,
  orderNumber: string,
  params: GetOrderParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetOrderResponse, 'ORDER_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getOrder',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/${encodeURIComponent(orderNumber)}`,
    },
    options,
  );

/**
 * Update an order.
 *
 * Changes the answers to the checkout form, or archives or unarchives the order. Archiving affects neither payment nor tickets. If the order's status does not allow the change, the call is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * If `fields` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.
 * Error codes: `ORDER_ACTION_NOT_AVAILABLE`, `ORDER_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateOrder = (
  eventId: string,
  orderNumber: string,
  updateOrderRequest: UpdateOrderRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<UpdateOrderResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      method: 'PATCH',
      data: withFieldMask(updateOrderRequest, 'fields', ['checkoutForm', 'archived']),
      facts: {
        repeat: 'same',
        id: 'updateOrder',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/${encodeURIComponent(orderNumber)}`,
    },
    options,
  );

/**
 * Update several orders.
 *
 * Archives or unarchives up to 100 orders of one event. The call is never retried automatically, because it affects many orders at once.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * If `fields` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.
 * Error codes: `ORDER_ACTION_NOT_AVAILABLE`, `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const bulkUpdateOrders = (
  eventId: string,
  bulkUpdateOrdersRequest: BulkUpdateOrdersRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkUpdateOrdersResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'> =>
  request(
    {
      method: 'PATCH',
      data: withFieldMask(bulkUpdateOrdersRequest, 'fields', ['archived']),
      facts: {
        repeat: 'never',
        id: 'bulkUpdateOrders',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: `/v1/events/${encodeURIComponent(eventId)}/orders`,
    },
    options,
  );

/**
 * Confirm orders.
 *
 * Marks orders that are INITIATED, PENDING or OFFLINE_PENDING as paid: they become PAID, and for the first two the platform sends the tickets by e-mail. An order that is PAID or FREE stays unchanged. CANCELED, DECLINED and VOIDED orders are rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `ORDER_ACTION_NOT_AVAILABLE`, `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const confirmOrder = (
  eventId: string,
  confirmOrderRequest: ConfirmOrderRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<ConfirmOrderResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: confirmOrderRequest,
      facts: {
        repeat: 'never',
        id: 'confirmOrder',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/confirm`,
    },
    options,
  );

/**
 * Summarize the sales.
 *
 * Sums the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getSummary = (
  params: GetSummaryParams | undefined,
  options: RequestOptions<'owner' | 'app'>,
): Reply<GetSummaryResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getSummary',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: '/v1/orders/summary',
    },
    options,
  );

/**
 * Capture an authorized payment.
 *
 * Captures the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes PAID shortly afterwards, so read it again, also if the response is lost.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `ORDER_STATUS_NOT_AUTHORIZED`, `ORDER_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const captureAuthorizedPayment = (
  orderNumber: string,
  captureAuthorizedPaymentRequest: CaptureAuthorizedPaymentRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CaptureAuthorizedPaymentResponse, 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: captureAuthorizedPaymentRequest,
      facts: {
        repeat: 'never',
        id: 'captureAuthorizedPayment',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: `/v1/events/orders/${encodeURIComponent(orderNumber)}/capture`,
    },
    options,
  );

/**
 * Void an authorized payment.
 *
 * Releases the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes VOIDED shortly afterwards, and its tickets become available again. If the response is lost, read the order.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `ORDER_STATUS_NOT_AUTHORIZED`, `ORDER_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const voidAuthorizedPayment = (
  orderNumber: string,
  voidAuthorizedPaymentRequest: VoidAuthorizedPaymentRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<VoidAuthorizedPaymentResponse, 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: voidAuthorizedPaymentRequest,
      facts: {
        repeat: 'never',
        id: 'voidAuthorizedPayment',
        service: 'ticketing',
        prefixes: ['/events', '/_api/wix-events-web'],
        identity: ['owner', 'app'],
      },
      url: `/v1/events/orders/${encodeURIComponent(orderNumber)}/void`,
    },
    options,
  );

/**
 * Get the options of the checkout.
 *
 * Returns the options that the site supports at a checkout, so that a page can warn before the last step, for example if paid tickets cannot be paid.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCheckoutOptions = (
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetCheckoutOptionsResponse> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCheckoutOptions',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/checkout/options',
    },
    options,
  );

/**
 * List available tickets.
 *
 * Returns the available tickets, one page at a time: tickets that are not hidden, for events with open
 * registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
 *
 * The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
 * creation by default (`created:asc`). The platform's documentation requires elevated permission for this call; if
 * a host rejects a visitor, `queryAvailableTickets` returns the same tickets.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
 * `/v1/checkout/available-tickets/list`. That form is specified but not observed.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const listAvailableTickets = /*#__PURE__*/ paged(
  'limit',
  (
    params: ListAvailableTicketsParams | undefined,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<ListAvailableTicketsResponse> =>
    request(
      longQuery(
        {
          method: 'GET',
          query: queryText(params),
          facts: {
            repeat: 'read',
            id: 'listAvailableTickets',
            service: 'ticketing',
            public: true,
            prefixes: ['/events', '/_api/events'],
            identity: ['visitor', 'member', 'owner', 'app'],
          },
          url: '/v1/checkout/available-tickets',
        },
        params,
        '/list',
      ),
      options,
    ),
);

/**
 * Query available tickets.
 *
 * Returns the same tickets as `listAvailableTickets`, selected by a filter. Policy texts and sales statistics are
 * returned only with a fieldset. According to the platform's documentation, only the owner and apps may request
 * one: a visitor or member who does may be rejected with 403.
 *
 * The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
 * creation by default (`created:asc`).
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryAvailableTickets = /*#__PURE__*/ paged(
  'limit',
  (
    queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryAvailableTicketsResponse> =>
    request(
      {
        method: 'POST',
        data: queryAvailableTicketsRequest,
        facts: {
          repeat: 'read',
          id: 'queryAvailableTickets',
          service: 'ticketing',
          public: true,
          prefixes: ['/events', '/_api/events'],
          identity: ['visitor', 'member', 'owner', 'app'],
          elevated: ['owner', 'app'],
        },
        url: '/v1/checkout/available-tickets/query',
      },
      options,
    ),
);

/**
 * Reserve tickets.
 *
 * Holds tickets until `expires`, 20 minutes unless the event sets another time. During that time they are not
 * available to others; a reservation that expires or is cancelled releases them. A reservation cannot be extended,
 * but a new one can be made.
 *
 * Free and paid tickets may be combined. A donation requires a price (`priceOverride`), a ticket with several
 * prices requires the id of one of them, and a ticket with a seating plan requires its seats. Paid tickets are
 * rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
 *
 * Who may call: visitor, member, owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `NO_PAYMENT_METHOD_CONFIGURED`, `TICKETS_NOT_AVAILABLE`, `TICKET_LIMIT_EXCEEDED`, `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
 */
export const createReservation = (
  createReservationRequest: CreateReservationRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CreateReservationResponse,
  'NO_PAYMENT_METHOD_CONFIGURED' | 'TICKETS_NOT_AVAILABLE' | 'TICKET_LIMIT_EXCEEDED' | 'NOT_FOUND'
> =>
  request(
    {
      method: 'POST',
      data: createReservationRequest,
      facts: {
        repeat: 'adds',
        id: 'createReservation',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/checkout/reservations',
    },
    options,
  );

/**
 * Cancel a reservation.
 *
 * Releases the tickets before the reservation expires; its status becomes RESERVATION_CANCELED_MANUALLY.
 *
 * The platform's documentation requires elevated permission for this call; if a host rejects a visitor, the
 * reservation simply expires.
 *
 * Who may call: visitor, member, owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `RESERVATION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
 */
export const cancelReservation = (
  id: string,
  params: CancelReservationParams,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<CancelReservationResponse, 'RESERVATION_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      query: queryText(params),
      facts: {
        repeat: 'same',
        id: 'cancelReservation',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/checkout/reservations/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Get the invoice of a reservation.
 *
 * Computes the price of the reserved tickets, with a coupon or a benefit of a pricing plan if one is given.
 * Nothing is saved: to receive the discount, give it again at the checkout.
 *
 * A coupon that cannot be used does not cause an error: the call returns 200 with an invoice without the discount,
 * and `discountErrors` contains the reason.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `RESERVATION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getInvoice = (
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetInvoiceResponse, 'RESERVATION_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: getInvoiceRequest,
      facts: {
        repeat: 'read',
        id: 'getInvoice',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/checkout/invoices/${encodeURIComponent(reservationId)}`,
    },
    options,
  );

/**
 * Check out.
 *
 * Turns a reservation into an order, once. The order becomes FREE if it costs nothing, OFFLINE_PENDING with
 * `options.payInPerson`, PAID with `options.markAsPaid`, and otherwise INITIATED; the buyer then pays on the
 * hosted page of a redirect session. An unpaid order is cancelled two hours after the end of the reservation.
 *
 * `guests` contains the answers to the event's form: one entry for the whole order, or one per ticket if the event
 * requires the details of every guest. If a mandatory answer is missing, or an answer is not among those that the
 * form offers, the call is rejected with `INVALID_FORM_RESPONSE`.
 *
 * Who may call: visitor, member, owner, app. Never retried (repeat class `never`).
 * Error codes: `RESERVATION_NOT_FOUND`, `RESERVATION_OCCUPIED`, `INVALID_FORM_RESPONSE`, `NO_PAYMENT_METHOD_CONFIGURED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const checkout = (
  checkoutRequest: CheckoutRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CheckoutResponse,
  'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED' | 'INVALID_FORM_RESPONSE' | 'NO_PAYMENT_METHOD_CONFIGURED'
> =>
  request(
    {
      method: 'POST',
      data: checkoutRequest,
      facts: {
        repeat: 'never',
        id: 'checkout',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/checkout',
    },
    options,
  );

/**
 * Update a checkout.
 *
 * Changes buyer, guests or discount of an order that is not yet confirmed (INITIATED, PENDING, OFFLINE_PENDING). Absent fields stay unchanged. A confirmed order is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: visitor, member, owner, app. Never retried (repeat class `never`).
 * Error codes: `ORDER_ACTION_NOT_AVAILABLE`, `ORDER_NOT_FOUND`, `INVALID_FORM_RESPONSE`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateCheckout = (
  orderNumber: string,
  updateCheckoutRequest: UpdateCheckoutRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  UpdateCheckoutResponse,
  'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND' | 'INVALID_FORM_RESPONSE'
> =>
  request(
    {
      method: 'PATCH',
      data: updateCheckoutRequest,
      facts: {
        repeat: 'never',
        id: 'updateCheckout',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/checkout/${encodeURIComponent(orderNumber)}`,
    },
    options,
  );

/**
 * Check out at a point of sale.
 *
 * Turns a reservation into an order that was paid at a point of sale. The order is PAID and its channel OFFLINE_POS. There is no form to fill in.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `RESERVATION_NOT_FOUND`, `RESERVATION_OCCUPIED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const posCheckout = (
  posCheckoutRequest: PosCheckoutRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<PosCheckoutResponse, 'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED'> =>
  request(
    {
      method: 'POST',
      data: posCheckoutRequest,
      facts: {
        repeat: 'never',
        id: 'posCheckout',
        service: 'ticketing',
        prefixes: ['/events', '/_api/events'],
        identity: ['owner', 'app'],
      },
      url: '/v1/pos-checkout',
    },
    options,
  );
