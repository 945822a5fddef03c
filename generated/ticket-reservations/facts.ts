// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'ticket-reservations',
  operations: {
    createTicketReservation: {
      method: 'POST',
      path: '/v1/ticket-reservations',
      repeat: 'adds',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'TICKET_DEFINITION_NOT_FOUND',
        'EVENT_NOT_FOUND',
        'UNSUPPORTED_PRICING_OPTION',
        'TICKET_DEFINITION_HIDDEN',
        'TICKET_LIMIT_EXCEEDED',
        'SALE_NOT_STARTED',
        'SALE_ENDED',
        'NO_PAYMENT_METHOD_CONFIGURED',
      ],
      invalidates: [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-reservations'],
    },
    getTicketReservation: {
      method: 'GET',
      path: '/v1/ticket-reservations/{ticketReservationId}',
      repeat: 'read',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['TICKET_RESERVATION_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-ticket-reservations'],
    },
    deleteTicketReservation: {
      method: 'DELETE',
      path: '/v1/ticket-reservations/{ticketReservationId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['TICKET_RESERVATION_NOT_FOUND'],
      invalidates: [
        'getTicketReservation',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getInvoice',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-reservations'],
    },
    cancelTicketReservation: {
      method: 'POST',
      path: '/v1/ticket-reservations/{ticketReservationId}/cancel',
      repeat: 'same',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['TICKET_RESERVATION_NOT_FOUND', 'TICKET_RESERVATION_NOT_CANCELABLE'],
      invalidates: [
        'getTicketReservation',
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getInvoice',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-reservations'],
    },
  },
} as const;

/** The application codes that the description lists for `createTicketReservation`. */
export type CreateTicketReservationErrorCode =
  | 'TICKET_DEFINITION_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'UNSUPPORTED_PRICING_OPTION'
  | 'TICKET_DEFINITION_HIDDEN'
  | 'TICKET_LIMIT_EXCEEDED'
  | 'SALE_NOT_STARTED'
  | 'SALE_ENDED'
  | 'NO_PAYMENT_METHOD_CONFIGURED';

/** The application codes that the description lists for `getTicketReservation`. */
export type GetTicketReservationErrorCode = 'TICKET_RESERVATION_NOT_FOUND';

/** The application codes that the description lists for `deleteTicketReservation`. */
export type DeleteTicketReservationErrorCode = 'TICKET_RESERVATION_NOT_FOUND';

/** The application codes that the description lists for `cancelTicketReservation`. */
export type CancelTicketReservationErrorCode =
  | 'TICKET_RESERVATION_NOT_FOUND'
  | 'TICKET_RESERVATION_NOT_CANCELABLE';
