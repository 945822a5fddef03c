// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Answers the orders of the site that meet every given condition, a page at a time. Several values of one
 * condition are alternatives: two event ids mean orders of either event. By default `limit` is 50, `offset` is 0
 * and the oldest orders come first (`created:asc`); the platform does not document its own limit.
 *
 * Which parts an order has is up to `fieldset`. Without DETAILS the status is NA_ORDER_STATUS and the texts
 * about the buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these
 * members are absent.
 *
 * When the query is longer than 4000 characters, the same parameters go as the body of a POST to `/v1/orders/query`.
 * That form is specified and not observed; ask for fewer orders at a time on a host that does not know it.
 *
 * Who may call: owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
          url: '/v1/orders',
          method: 'GET',
          query: queryText(params),
          facts: {
            id: 'listOrders',
            service: 'ticketing',
            repeat: 'read',
            identity: ['owner', 'app'],
            prefixes: ['/events', '/_api/wix-events-web'],
          },
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
 * Answers one order. To see whether the tickets are there after a payment, ask with TICKETS until there are as
 * many as `ticketsQuantity` says.
 *
 * Visitors and members see only an order whose event and number they know, their own, with whatever fieldsets
 * they ask for: that is how a page waits for the tickets. The platform's documentation promises them an answer
 * without `fieldset` only, so that a host may refuse one with 403 unless the owner or an app asks.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `ORDER_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getOrder = (
  eventId: string,
  orderNumber: string,
  params: GetOrderParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetOrderResponse, 'ORDER_NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/${encodeURIComponent(orderNumber)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'getOrder',
        service: 'ticketing',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Update an order.
 *
 * Changes the answers to the checkout form, or puts the order into or out of the archive. The archive changes neither money nor tickets. What the order's state does not allow is refused with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Without `fields` the fields that are sent are named in it; it may be a list of paths.
 * Codes: `ORDER_ACTION_NOT_AVAILABLE`, `ORDER_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateOrder = (
  eventId: string,
  orderNumber: string,
  updateOrderRequest: UpdateOrderRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<UpdateOrderResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/${encodeURIComponent(orderNumber)}`,
      method: 'PATCH',
      data: withFieldMask(updateOrderRequest, 'fields', ['checkoutForm', 'archived']),
      facts: {
        id: 'updateOrder',
        service: 'ticketing',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Update several orders.
 *
 * Puts up to a hundred orders of one event into the archive, or takes them out. Nothing repeats the call by itself, since it reaches many orders at once.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Without `fields` the fields that are sent are named in it; it may be a list of paths.
 * Codes: `ORDER_ACTION_NOT_AVAILABLE`, `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const bulkUpdateOrders = (
  eventId: string,
  bulkUpdateOrdersRequest: BulkUpdateOrdersRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkUpdateOrdersResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/${encodeURIComponent(eventId)}/orders`,
      method: 'PATCH',
      data: withFieldMask(bulkUpdateOrdersRequest, 'fields', ['archived']),
      facts: {
        id: 'bulkUpdateOrders',
        service: 'ticketing',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Confirm orders.
 *
 * Takes orders that are INITIATED, PENDING or OFFLINE_PENDING for paid: they become PAID, and for the first two the platform mails the tickets. An order that is PAID or FREE stays as it is. CANCELED, DECLINED and VOIDED orders are refused with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `ORDER_ACTION_NOT_AVAILABLE`, `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const confirmOrder = (
  eventId: string,
  confirmOrderRequest: ConfirmOrderRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<ConfirmOrderResponse, 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/${encodeURIComponent(eventId)}/orders/confirm`,
      method: 'POST',
      data: confirmOrderRequest,
      facts: {
        id: 'confirmOrder',
        service: 'ticketing',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Summarize the sales.
 *
 * Adds up the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
 *
 * Who may call: owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getSummary = (
  params: GetSummaryParams | undefined,
  options: RequestOptions<'owner' | 'app'>,
): Reply<GetSummaryResponse, 'NOT_FOUND'> =>
  request(
    {
      url: '/v1/orders/summary',
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'getSummary',
        service: 'ticketing',
        repeat: 'read',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Capture an authorized payment.
 *
 * Takes the money that the buyer's bank has set aside. Only for an AUTHORIZED order. The answer comes at once; the order becomes PAID a little later, so read it again, also when the answer was lost.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `ORDER_STATUS_NOT_AUTHORIZED`, `ORDER_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const captureAuthorizedPayment = (
  orderNumber: string,
  captureAuthorizedPaymentRequest: CaptureAuthorizedPaymentRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CaptureAuthorizedPaymentResponse, 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/orders/${encodeURIComponent(orderNumber)}/capture`,
      method: 'POST',
      data: captureAuthorizedPaymentRequest,
      facts: {
        id: 'captureAuthorizedPayment',
        service: 'ticketing',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Void an authorized payment.
 *
 * Gives up the money that the buyer's bank has set aside. Only for an AUTHORIZED order. The answer comes at once; the order becomes VOIDED a little later, and its tickets can be had again. When the answer was lost, read the order.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `ORDER_STATUS_NOT_AUTHORIZED`, `ORDER_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const voidAuthorizedPayment = (
  orderNumber: string,
  voidAuthorizedPaymentRequest: VoidAuthorizedPaymentRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<VoidAuthorizedPaymentResponse, 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND'> =>
  request(
    {
      url: `/v1/events/orders/${encodeURIComponent(orderNumber)}/void`,
      method: 'POST',
      data: voidAuthorizedPaymentRequest,
      facts: {
        id: 'voidAuthorizedPayment',
        service: 'ticketing',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/wix-events-web'],
      },
    },
    options,
  );

/**
 * Get the options of the checkout.
 *
 * Tells what the site can take at a checkout, so that a page can warn before the last step, for instance when paid tickets cannot be paid.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getCheckoutOptions = (
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetCheckoutOptionsResponse> =>
  request(
    {
      url: '/v1/checkout/options',
      method: 'GET',
      facts: {
        id: 'getCheckoutOptions',
        service: 'ticketing',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * List available tickets.
 *
 * Answers the tickets that can be had, a page at a time: those that are not hidden, of events that are open for
 * registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
 *
 * By default `limit` is 0, so that only `metaData` comes back, `offset` is 0, and tickets come in the order in
 * which they were made (`created:asc`). The platform's documentation asks for elevated permission here; where a host refuses a visitor, `queryAvailableTickets` gives the same tickets.
 *
 * When the query is longer than 4000 characters, the same parameters go as the body of a POST to
 * `/v1/checkout/available-tickets/list`. That form is specified and not observed.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
          url: '/v1/checkout/available-tickets',
          method: 'GET',
          query: queryText(params),
          facts: {
            id: 'listAvailableTickets',
            service: 'ticketing',
            repeat: 'read',
            identity: ['visitor', 'member', 'owner', 'app'],
            prefixes: ['/events', '/_api/events'],
          },
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
 * The same tickets as in `listAvailableTickets`, chosen by a filter. Policy texts and the figures of the sale
 * come back only with a fieldset, which the platform's documentation leaves to the owner and apps: a visitor or
 * member who names one may be answered with 403.
 *
 * By default `limit` is 0, so that only `metaData` comes back, `offset` is 0, and tickets come in the order in
 * which they were made (`created:asc`).
 *
 * Who may call: visitor, member, owner, app; with `fieldset`: owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
        url: '/v1/checkout/available-tickets/query',
        method: 'POST',
        data: queryAvailableTicketsRequest,
        facts: {
          id: 'queryAvailableTickets',
          service: 'ticketing',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          elevated: ['owner', 'app'],
          prefixes: ['/events', '/_api/events'],
        },
      },
      options,
    ),
);

/**
 * Reserve tickets.
 *
 * Holds tickets until `expires`, 20 minutes unless the event says otherwise. Until then nobody else can get
 * them; a hold that expires or is cancelled gives them back. A hold cannot be extended, but a new one can be
 * made.
 *
 * Free and paid tickets may be mixed. A donation needs a price (`priceOverride`), a ticket with several prices
 * the id of one of them, a ticket with a seat plan its seats. Paid tickets are refused with
 * `NO_PAYMENT_METHOD_CONFIGURED` while the site cannot take payments.
 *
 * The platform has announced 2026-03-31 as the end of this call, in favour of a service of its own for
 * reservations.
 *
 * Who may call: visitor, member, owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `NO_PAYMENT_METHOD_CONFIGURED`, `TICKETS_NOT_AVAILABLE`, `TICKET_LIMIT_EXCEEDED`, `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v1/checkout/reservations',
      method: 'POST',
      data: createReservationRequest,
      facts: {
        id: 'createReservation',
        service: 'ticketing',
        repeat: 'adds',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * Cancel a reservation.
 *
 * Gives the tickets back before the hold expires; the reservation becomes RESERVATION_CANCELED_MANUALLY.
 *
 * The platform's documentation asks for elevated permission here; where a host refuses a visitor, the hold
 * expires by itself. The platform has announced 2026-03-31 as the end of this call.
 *
 * Who may call: visitor, member, owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `RESERVATION_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const cancelReservation = (
  id: string,
  params: CancelReservationParams,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<CancelReservationResponse, 'RESERVATION_NOT_FOUND'> =>
  request(
    {
      url: `/v1/checkout/reservations/${encodeURIComponent(id)}`,
      method: 'DELETE',
      query: queryText(params),
      facts: {
        id: 'cancelReservation',
        service: 'ticketing',
        repeat: 'same',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * Get the invoice of a reservation.
 *
 * Reckons up what the held tickets cost, with a coupon or a benefit of a pricing plan if one is named. Nothing
 * is kept: to get the discount, name it at the checkout again.
 *
 * A coupon that cannot be used does not fail the call. The answer is 200 with an invoice without the discount,
 * and `discountErrors` says why.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `RESERVATION_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getInvoice = (
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetInvoiceResponse, 'RESERVATION_NOT_FOUND'> =>
  request(
    {
      url: `/v1/checkout/invoices/${encodeURIComponent(reservationId)}`,
      method: 'POST',
      data: getInvoiceRequest,
      facts: {
        id: 'getInvoice',
        service: 'ticketing',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * Check out.
 *
 * Turns a reservation into an order, once. What the order is afterwards: FREE when it costs nothing;
 * OFFLINE_PENDING with `options.payInPerson`; PAID with `options.markAsPaid`; else INITIATED, and the buyer pays
 * on the hosted page that a redirect session leads to. An unpaid order is cancelled two hours after the hold
 * ended.
 *
 * `guests` answer the event's form: one entry for the whole order, or one per ticket where the event asks every
 * guest. A mandatory answer that is missing, or one that the form does not offer, is refused with
 * `INVALID_FORM_RESPONSE`.
 *
 * Who may call: visitor, member, owner, app. It is never repeated (class `never`).
 * Codes: `RESERVATION_NOT_FOUND`, `RESERVATION_OCCUPIED`, `INVALID_FORM_RESPONSE`, `NO_PAYMENT_METHOD_CONFIGURED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v1/checkout',
      method: 'POST',
      data: checkoutRequest,
      facts: {
        id: 'checkout',
        service: 'ticketing',
        repeat: 'never',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * Update a checkout.
 *
 * Changes buyer, guests or discount of an order that is not confirmed yet (INITIATED, PENDING, OFFLINE_PENDING). What is absent stays as it is. A confirmed order is refused with `ORDER_ACTION_NOT_AVAILABLE`.
 *
 * Who may call: visitor, member, owner, app. It is never repeated (class `never`).
 * Codes: `ORDER_ACTION_NOT_AVAILABLE`, `ORDER_NOT_FOUND`, `INVALID_FORM_RESPONSE`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/checkout/${encodeURIComponent(orderNumber)}`,
      method: 'PATCH',
      data: updateCheckoutRequest,
      facts: {
        id: 'updateCheckout',
        service: 'ticketing',
        repeat: 'never',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );

/**
 * Check out at the till.
 *
 * Turns a reservation into an order that was paid at the till. The order is PAID and its channel OFFLINE_POS. There is no form to answer.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `RESERVATION_NOT_FOUND`, `RESERVATION_OCCUPIED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const posCheckout = (
  posCheckoutRequest: PosCheckoutRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<PosCheckoutResponse, 'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED'> =>
  request(
    {
      url: '/v1/pos-checkout',
      method: 'POST',
      data: posCheckoutRequest,
      facts: {
        id: 'posCheckout',
        service: 'ticketing',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/events', '/_api/events'],
      },
    },
    options,
  );
