// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'ticketing',
  operations: {
    listOrders: {
      method: 'GET',
      path: '/v1/orders',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: [],
      invalidates: [],
      longQuery: '/v1/orders/query',
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    getOrder: {
      method: 'GET',
      path: '/v1/events/{eventId}/orders/{orderNumber}',
      repeat: 'read',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['ORDER_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    updateOrder: {
      method: 'PATCH',
      path: '/v1/events/{eventId}/orders/{orderNumber}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['ORDER_ACTION_NOT_AVAILABLE', 'ORDER_NOT_FOUND'],
      invalidates: ['getOrder', 'listOrders'],
      fieldMask: ['fields', ['checkoutForm', 'archived']],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    bulkUpdateOrders: {
      method: 'PATCH',
      path: '/v1/events/{eventId}/orders',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['ORDER_ACTION_NOT_AVAILABLE', 'NOT_FOUND'],
      invalidates: ['getOrder', 'listOrders'],
      fieldMask: ['fields', ['archived']],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    confirmOrder: {
      method: 'POST',
      path: '/v1/events/{eventId}/orders/confirm',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['ORDER_ACTION_NOT_AVAILABLE', 'NOT_FOUND'],
      invalidates: ['getOrder', 'listOrders', 'getSummary', 'getTicketReservation'],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    getSummary: {
      method: 'GET',
      path: '/v1/orders/summary',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    captureAuthorizedPayment: {
      method: 'POST',
      path: '/v1/events/orders/{orderNumber}/capture',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['ORDER_STATUS_NOT_AUTHORIZED', 'ORDER_NOT_FOUND'],
      invalidates: ['getOrder', 'listOrders', 'getSummary', 'getTicketReservation'],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    voidAuthorizedPayment: {
      method: 'POST',
      path: '/v1/events/orders/{orderNumber}/void',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['ORDER_STATUS_NOT_AUTHORIZED', 'ORDER_NOT_FOUND'],
      invalidates: [
        'getTicketReservation',
        'getOrder',
        'listOrders',
        'getSummary',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/wix-events-web'],
    },
    getCheckoutOptions: {
      method: 'GET',
      path: '/v1/checkout/options',
      repeat: 'read',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      prefixes: ['/events', '/_api/events'],
    },
    listAvailableTickets: {
      method: 'GET',
      path: '/v1/checkout/available-tickets',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      longQuery: '/v1/checkout/available-tickets/list',
      prefixes: ['/events', '/_api/events'],
    },
    queryAvailableTickets: {
      method: 'POST',
      path: '/v1/checkout/available-tickets/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      elevated: { fieldset: ['owner', 'app'] },
      errors: [],
      invalidates: [],
      prefixes: ['/events', '/_api/events'],
    },
    createReservation: {
      method: 'POST',
      path: '/v1/checkout/reservations',
      repeat: 'adds',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['NO_PAYMENT_METHOD_CONFIGURED', 'TICKETS_NOT_AVAILABLE', 'TICKET_LIMIT_EXCEEDED', 'NOT_FOUND'],
      invalidates: [
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events'],
    },
    cancelReservation: {
      method: 'DELETE',
      path: '/v1/checkout/reservations/{id}',
      repeat: 'same',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['RESERVATION_NOT_FOUND'],
      invalidates: [
        'getTicketReservation',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'getInvoice',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events'],
    },
    getInvoice: {
      method: 'POST',
      path: '/v1/checkout/invoices/{reservationId}',
      repeat: 'read',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['RESERVATION_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/events', '/_api/events'],
    },
    checkout: {
      method: 'POST',
      path: '/v1/checkout',
      repeat: 'never',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'RESERVATION_NOT_FOUND',
        'RESERVATION_OCCUPIED',
        'INVALID_FORM_RESPONSE',
        'NO_PAYMENT_METHOD_CONFIGURED',
      ],
      invalidates: [
        'getTicketReservation',
        'getInvoice',
        'listOrders',
        'getSummary',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events'],
    },
    updateCheckout: {
      method: 'PATCH',
      path: '/v1/checkout/{orderNumber}',
      repeat: 'never',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['ORDER_ACTION_NOT_AVAILABLE', 'ORDER_NOT_FOUND', 'INVALID_FORM_RESPONSE'],
      invalidates: ['getOrder', 'listOrders', 'getInvoice'],
      prefixes: ['/events', '/_api/events'],
    },
    posCheckout: {
      method: 'POST',
      path: '/v1/pos-checkout',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['RESERVATION_NOT_FOUND', 'RESERVATION_OCCUPIED'],
      invalidates: [
        'getTicketReservation',
        'getInvoice',
        'listOrders',
        'getSummary',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events'],
    },
  },
} as const;

/** The application codes that the description lists for `listOrders`. */
export type ListOrdersErrorCode = never;

/** The application codes that the description lists for `getOrder`. */
export type GetOrderErrorCode = 'ORDER_NOT_FOUND';

/** The application codes that the description lists for `updateOrder`. */
export type UpdateOrderErrorCode = 'ORDER_ACTION_NOT_AVAILABLE' | 'ORDER_NOT_FOUND';

/** The application codes that the description lists for `bulkUpdateOrders`. */
export type BulkUpdateOrdersErrorCode = 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND';

/** The application codes that the description lists for `confirmOrder`. */
export type ConfirmOrderErrorCode = 'ORDER_ACTION_NOT_AVAILABLE' | 'NOT_FOUND';

/** The application codes that the description lists for `getSummary`. */
export type GetSummaryErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `captureAuthorizedPayment`. */
export type CaptureAuthorizedPaymentErrorCode = 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND';

/** The application codes that the description lists for `voidAuthorizedPayment`. */
export type VoidAuthorizedPaymentErrorCode = 'ORDER_STATUS_NOT_AUTHORIZED' | 'ORDER_NOT_FOUND';

/** The application codes that the description lists for `getCheckoutOptions`. */
export type GetCheckoutOptionsErrorCode = never;

/** The application codes that the description lists for `listAvailableTickets`. */
export type ListAvailableTicketsErrorCode = never;

/** The application codes that the description lists for `queryAvailableTickets`. */
export type QueryAvailableTicketsErrorCode = never;

/** The application codes that the description lists for `createReservation`. */
export type CreateReservationErrorCode =
  | 'NO_PAYMENT_METHOD_CONFIGURED'
  | 'TICKETS_NOT_AVAILABLE'
  | 'TICKET_LIMIT_EXCEEDED'
  | 'NOT_FOUND';

/** The application codes that the description lists for `cancelReservation`. */
export type CancelReservationErrorCode = 'RESERVATION_NOT_FOUND';

/** The application codes that the description lists for `getInvoice`. */
export type GetInvoiceErrorCode = 'RESERVATION_NOT_FOUND';

/** The application codes that the description lists for `checkout`. */
export type CheckoutErrorCode =
  | 'RESERVATION_NOT_FOUND'
  | 'RESERVATION_OCCUPIED'
  | 'INVALID_FORM_RESPONSE'
  | 'NO_PAYMENT_METHOD_CONFIGURED';

/** The application codes that the description lists for `updateCheckout`. */
export type UpdateCheckoutErrorCode =
  | 'ORDER_ACTION_NOT_AVAILABLE'
  | 'ORDER_NOT_FOUND'
  | 'INVALID_FORM_RESPONSE';

/** The application codes that the description lists for `posCheckout`. */
export type PosCheckoutErrorCode = 'RESERVATION_NOT_FOUND' | 'RESERVATION_OCCUPIED';
