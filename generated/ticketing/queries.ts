// Generated from spec/ticketing.yaml by `npm run generate`.
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
  listOrders,
  getOrder,
  updateOrder,
  bulkUpdateOrders,
  confirmOrder,
  getSummary,
  captureAuthorizedPayment,
  voidAuthorizedPayment,
  getCheckoutOptions,
  listAvailableTickets,
  queryAvailableTickets,
  createReservation,
  cancelReservation,
  getInvoice,
  checkout,
  updateCheckout,
  posCheckout,
} from './operations.ts';
import type {
  BulkUpdateOrdersRequest,
  CancelReservationParams,
  CaptureAuthorizedPaymentRequest,
  CheckoutRequest,
  ConfirmOrderRequest,
  CreateReservationRequest,
  GetInvoiceRequest,
  GetOrderParams,
  GetSummaryParams,
  ListAvailableTicketsParams,
  ListOrdersParams,
  PosCheckoutRequest,
  QueryAvailableTicketsRequest,
  UpdateCheckoutRequest,
  UpdateOrderRequest,
  VoidAuthorizedPaymentRequest,
} from './types.ts';

/**
 * List orders.
 *
 * Options of React Query for {@link listOrders}. Who may call: owner, app.
 */
export const listOrdersQuery = (params?: ListOrdersParams, settings?: ReadSettings<'owner' | 'app'>) =>
  queryOf(['ticketing', 'listOrders', params], (options) => listOrders(params, options), settings);

/**
 * List orders.
 *
 * Options of React Query for all pages of {@link listOrders}, from the page of the `first` request on. Who may call: owner, app.
 */
export const listOrdersPages = (
  first: ListOrdersParams & { limit: number },
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  pagesOf(
    'limit',
    ['ticketing', 'listOrders'],
    first,
    (page, options) => listOrders(page, options),
    settings,
  );

/**
 * List orders: `useQuery` with {@link listOrdersQuery}. Who may call: owner, app.
 * @function
 */
export const useListOrders = /*#__PURE__*/ readHook(listOrdersQuery);

/**
 * List orders: `useSuspenseQuery` with {@link listOrdersQuery}. Who may call: owner, app.
 * @function
 */
export const useListOrdersSuspense = /*#__PURE__*/ suspenseHook(listOrdersQuery);

/**
 * Get an order.
 *
 * Options of React Query for {@link getOrder}. Who may call: visitor, member, owner, app.
 */
export const getOrderQuery = (
  eventId: string,
  orderNumber: string,
  params?: GetOrderParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticketing', 'getOrder', eventId, orderNumber, params],
    (options) => getOrder(eventId, orderNumber, params, options),
    settings,
  );

/**
 * Get an order: `useQuery` with {@link getOrderQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetOrder = /*#__PURE__*/ readHook(getOrderQuery);

/**
 * Get an order: `useSuspenseQuery` with {@link getOrderQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetOrderSuspense = /*#__PURE__*/ suspenseHook(getOrderQuery);

/**
 * Update an order.
 *
 * Options of React Query for {@link updateOrder}. A success marks as stale: `getOrder`, `listOrders`. Who may call: owner, app.
 */
export const updateOrderMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'updateOrder'],
    { ticketing: ['getOrder', 'listOrders'] },
    (
      { eventId, orderNumber, data }: { eventId: string; orderNumber: string; data: UpdateOrderRequest },
      options,
    ) => updateOrder(eventId, orderNumber, data, options),
    settings,
  );

/**
 * Update an order: `useMutation` with {@link updateOrderMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateOrder = /*#__PURE__*/ changeHook(updateOrderMutation);

/**
 * Update several orders.
 *
 * Options of React Query for {@link bulkUpdateOrders}. A success marks as stale: `getOrder`, `listOrders`. Who may call: owner, app.
 */
export const bulkUpdateOrdersMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'bulkUpdateOrders'],
    { ticketing: ['getOrder', 'listOrders'] },
    ({ eventId, data }: { eventId: string; data: BulkUpdateOrdersRequest }, options) =>
      bulkUpdateOrders(eventId, data, options),
    settings,
  );

/**
 * Update several orders: `useMutation` with {@link bulkUpdateOrdersMutation}. Who may call: owner, app.
 * @function
 */
export const useBulkUpdateOrders = /*#__PURE__*/ changeHook(bulkUpdateOrdersMutation);

/**
 * Confirm orders.
 *
 * Options of React Query for {@link confirmOrder}. A success marks as stale: `getOrder`, `listOrders`, `getSummary`, `getTicketReservation`. Who may call: owner, app.
 */
export const confirmOrderMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'confirmOrder'],
    { ticketing: ['getOrder', 'listOrders', 'getSummary'], 'ticket-reservations': ['getTicketReservation'] },
    ({ eventId, data }: { eventId: string; data: ConfirmOrderRequest }, options) =>
      confirmOrder(eventId, data, options),
    settings,
  );

/**
 * Confirm orders: `useMutation` with {@link confirmOrderMutation}. Who may call: owner, app.
 * @function
 */
export const useConfirmOrder = /*#__PURE__*/ changeHook(confirmOrderMutation);

/**
 * Summarize the sales.
 *
 * Options of React Query for {@link getSummary}. Who may call: owner, app.
 */
export const getSummaryQuery = (params?: GetSummaryParams, settings?: ReadSettings<'owner' | 'app'>) =>
  queryOf(['ticketing', 'getSummary', params], (options) => getSummary(params, options), settings);

/**
 * Summarize the sales: `useQuery` with {@link getSummaryQuery}. Who may call: owner, app.
 * @function
 */
export const useGetSummary = /*#__PURE__*/ readHook(getSummaryQuery);

/**
 * Summarize the sales: `useSuspenseQuery` with {@link getSummaryQuery}. Who may call: owner, app.
 * @function
 */
export const useGetSummarySuspense = /*#__PURE__*/ suspenseHook(getSummaryQuery);

/**
 * Capture an authorized payment.
 *
 * Options of React Query for {@link captureAuthorizedPayment}. A success marks as stale: `getOrder`, `listOrders`, `getSummary`, `getTicketReservation`. Who may call: owner, app.
 */
export const captureAuthorizedPaymentMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'captureAuthorizedPayment'],
    { ticketing: ['getOrder', 'listOrders', 'getSummary'], 'ticket-reservations': ['getTicketReservation'] },
    ({ orderNumber, data }: { orderNumber: string; data: CaptureAuthorizedPaymentRequest }, options) =>
      captureAuthorizedPayment(orderNumber, data, options),
    settings,
  );

/**
 * Capture an authorized payment: `useMutation` with {@link captureAuthorizedPaymentMutation}. Who may call: owner, app.
 * @function
 */
export const useCaptureAuthorizedPayment = /*#__PURE__*/ changeHook(captureAuthorizedPaymentMutation);

/**
 * Void an authorized payment.
 *
 * Options of React Query for {@link voidAuthorizedPayment}. A success marks as stale: `getTicketReservation`, `getOrder`, `listOrders`, `getSummary`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const voidAuthorizedPaymentMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'voidAuthorizedPayment'],
    {
      'ticket-reservations': ['getTicketReservation'],
      ticketing: ['getOrder', 'listOrders', 'getSummary', 'listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ orderNumber, data }: { orderNumber: string; data: VoidAuthorizedPaymentRequest }, options) =>
      voidAuthorizedPayment(orderNumber, data, options),
    settings,
  );

/**
 * Void an authorized payment: `useMutation` with {@link voidAuthorizedPaymentMutation}. Who may call: owner, app.
 * @function
 */
export const useVoidAuthorizedPayment = /*#__PURE__*/ changeHook(voidAuthorizedPaymentMutation);

/**
 * Get the options of the checkout.
 *
 * Options of React Query for {@link getCheckoutOptions}. Who may call: visitor, member, owner, app.
 */
export const getCheckoutOptionsQuery = (settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  queryOf(['ticketing', 'getCheckoutOptions'], (options) => getCheckoutOptions(options), settings);

/**
 * Get the options of the checkout: `useQuery` with {@link getCheckoutOptionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCheckoutOptions = /*#__PURE__*/ readHook(getCheckoutOptionsQuery);

/**
 * Get the options of the checkout: `useSuspenseQuery` with {@link getCheckoutOptionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCheckoutOptionsSuspense = /*#__PURE__*/ suspenseHook(getCheckoutOptionsQuery);

/**
 * List available tickets.
 *
 * Options of React Query for {@link listAvailableTickets}. Who may call: visitor, member, owner, app.
 */
export const listAvailableTicketsQuery = (
  params?: ListAvailableTicketsParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticketing', 'listAvailableTickets', params],
    (options) => listAvailableTickets(params, options),
    settings,
  );

/**
 * List available tickets.
 *
 * Options of React Query for all pages of {@link listAvailableTickets}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const listAvailableTicketsPages = (
  first: ListAvailableTicketsParams & { limit: number },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'limit',
    ['ticketing', 'listAvailableTickets'],
    first,
    (page, options) => listAvailableTickets(page, options),
    settings,
  );

/**
 * List available tickets: `useQuery` with {@link listAvailableTicketsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListAvailableTickets = /*#__PURE__*/ readHook(listAvailableTicketsQuery);

/**
 * List available tickets: `useSuspenseQuery` with {@link listAvailableTicketsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListAvailableTicketsSuspense = /*#__PURE__*/ suspenseHook(listAvailableTicketsQuery);

/**
 * Query available tickets.
 *
 * Options of React Query for {@link queryAvailableTickets}. Who may call: visitor, member, owner, app; with `fieldset`: owner, app.
 */
export const queryAvailableTicketsQuery = (
  queryAvailableTicketsRequest: QueryAvailableTicketsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticketing', 'queryAvailableTickets', queryAvailableTicketsRequest],
    (options) => queryAvailableTickets(queryAvailableTicketsRequest, options),
    settings,
  );

/**
 * Query available tickets.
 *
 * Options of React Query for all pages of {@link queryAvailableTickets}, from the page of the `first` request on. Who may call: visitor, member, owner, app; with `fieldset`: owner, app.
 */
export const queryAvailableTicketsPages = (
  first: QueryAvailableTicketsRequest & { limit: number },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'limit',
    ['ticketing', 'queryAvailableTickets'],
    first,
    (page, options) => queryAvailableTickets(page, options),
    settings,
  );

/**
 * Query available tickets: `useQuery` with {@link queryAvailableTicketsQuery}. Who may call: visitor, member, owner, app; with `fieldset`: owner, app.
 * @function
 */
export const useQueryAvailableTickets = /*#__PURE__*/ readHook(queryAvailableTicketsQuery);

/**
 * Query available tickets: `useSuspenseQuery` with {@link queryAvailableTicketsQuery}. Who may call: visitor, member, owner, app; with `fieldset`: owner, app.
 * @function
 */
export const useQueryAvailableTicketsSuspense = /*#__PURE__*/ suspenseHook(queryAvailableTicketsQuery);

/**
 * Reserve tickets.
 *
 * Options of React Query for {@link createReservation}. A success marks as stale: `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
 */
export const createReservationMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  mutationOf(
    ['ticketing', 'createReservation'],
    {
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: CreateReservationRequest }, options) => createReservation(data, options),
    settings,
  );

/**
 * Reserve tickets: `useMutation` with {@link createReservationMutation}. Who may call: visitor, member, owner, app.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
 * @function
 */
export const useCreateReservation = /*#__PURE__*/ changeHook(createReservationMutation);

/**
 * Cancel a reservation.
 *
 * Options of React Query for {@link cancelReservation}. A success marks as stale: `getTicketReservation`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `getInvoice`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
 */
export const cancelReservationMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  mutationOf(
    ['ticketing', 'cancelReservation'],
    {
      'ticket-reservations': ['getTicketReservation'],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getInvoice'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ id, params }: { id: string; params: CancelReservationParams }, options) =>
      cancelReservation(id, params, options),
    settings,
  );

/**
 * Cancel a reservation: `useMutation` with {@link cancelReservationMutation}. Who may call: visitor, member, owner, app.
 * @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
 * @function
 */
export const useCancelReservation = /*#__PURE__*/ changeHook(cancelReservationMutation);

/**
 * Get the invoice of a reservation.
 *
 * Options of React Query for {@link getInvoice}. Who may call: visitor, member, owner, app.
 */
export const getInvoiceQuery = (
  reservationId: string,
  getInvoiceRequest: GetInvoiceRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticketing', 'getInvoice', reservationId, getInvoiceRequest],
    (options) => getInvoice(reservationId, getInvoiceRequest, options),
    settings,
  );

/**
 * Get the invoice of a reservation: `useQuery` with {@link getInvoiceQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetInvoice = /*#__PURE__*/ readHook(getInvoiceQuery);

/**
 * Get the invoice of a reservation: `useSuspenseQuery` with {@link getInvoiceQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetInvoiceSuspense = /*#__PURE__*/ suspenseHook(getInvoiceQuery);

/**
 * Check out.
 *
 * Options of React Query for {@link checkout}. A success marks as stale: `getTicketReservation`, `getInvoice`, `listOrders`, `getSummary`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app.
 */
export const checkoutMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'checkout'],
    {
      'ticket-reservations': ['getTicketReservation'],
      ticketing: ['getInvoice', 'listOrders', 'getSummary', 'listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: CheckoutRequest }, options) => checkout(data, options),
    settings,
  );

/**
 * Check out: `useMutation` with {@link checkoutMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCheckout = /*#__PURE__*/ changeHook(checkoutMutation);

/**
 * Update a checkout.
 *
 * Options of React Query for {@link updateCheckout}. A success marks as stale: `getOrder`, `listOrders`, `getInvoice`. Who may call: visitor, member, owner, app.
 */
export const updateCheckoutMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'updateCheckout'],
    { ticketing: ['getOrder', 'listOrders', 'getInvoice'] },
    ({ orderNumber, data }: { orderNumber: string; data: UpdateCheckoutRequest }, options) =>
      updateCheckout(orderNumber, data, options),
    settings,
  );

/**
 * Update a checkout: `useMutation` with {@link updateCheckoutMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useUpdateCheckout = /*#__PURE__*/ changeHook(updateCheckoutMutation);

/**
 * Check out at a point of sale.
 *
 * Options of React Query for {@link posCheckout}. A success marks as stale: `getTicketReservation`, `getInvoice`, `listOrders`, `getSummary`, `listAvailableTickets`, `queryAvailableTickets`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const posCheckoutMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticketing', 'posCheckout'],
    {
      'ticket-reservations': ['getTicketReservation'],
      ticketing: ['getInvoice', 'listOrders', 'getSummary', 'listAvailableTickets', 'queryAvailableTickets'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: PosCheckoutRequest }, options) => posCheckout(data, options),
    settings,
  );

/**
 * Check out at a point of sale: `useMutation` with {@link posCheckoutMutation}. Who may call: owner, app.
 * @function
 */
export const usePosCheckout = /*#__PURE__*/ changeHook(posCheckoutMutation);
