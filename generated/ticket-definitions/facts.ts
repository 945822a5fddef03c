// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'ticket-definitions',
  operations: {
    createTicketDefinition: {
      method: 'POST',
      path: '/v3/ticket-definitions',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: [
        'INVALID_EVENT_TYPE',
        'TICKET_DEFINITIONS_LIMIT_REACHED',
        'INVALID_SALE_PERIOD',
        'EVENT_NOT_FOUND',
      ],
      invalidates: [
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getCheckoutOptions',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    getTicketDefinition: {
      method: 'GET',
      path: '/v3/ticket-definitions/{ticketDefinitionId}',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['TICKET_DEFINITION_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    updateTicketDefinition: {
      method: 'PATCH',
      path: '/v3/ticket-definitions/{ticketDefinitionId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['INVALID_SALE_PERIOD', 'TICKET_DEFINITION_NOT_FOUND', 'INVALID_REVISION'],
      invalidates: [
        'getTicketDefinition',
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getCheckoutOptions',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    deleteTicketDefinition: {
      method: 'DELETE',
      path: '/v3/ticket-definitions/{ticketDefinitionId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['TICKET_DEFINITION_NOT_FOUND'],
      invalidates: [
        'getTicketDefinition',
        'queryTicketDefinitions',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'listAvailableTickets',
        'queryAvailableTickets',
        'getCheckoutOptions',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    queryTicketDefinitions: {
      method: 'POST',
      path: '/v3/ticket-definitions/query',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: [],
      invalidates: [],
      page: 'cursorPaging',
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    queryAvailableTicketDefinitions: {
      method: 'POST',
      path: '/v3/ticket-definitions/available/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
    countAvailableTicketDefinitions: {
      method: 'POST',
      path: '/v3/ticket-definitions/available/count',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['FILTER_PARSER_ERROR'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-ticket-definitions'],
    },
  },
} as const;

/** The application codes that the description lists for `createTicketDefinition`. */
export type CreateTicketDefinitionErrorCode =
  | 'INVALID_EVENT_TYPE'
  | 'TICKET_DEFINITIONS_LIMIT_REACHED'
  | 'INVALID_SALE_PERIOD'
  | 'EVENT_NOT_FOUND';

/** The application codes that the description lists for `getTicketDefinition`. */
export type GetTicketDefinitionErrorCode = 'TICKET_DEFINITION_NOT_FOUND';

/** The application codes that the description lists for `updateTicketDefinition`. */
export type UpdateTicketDefinitionErrorCode =
  | 'INVALID_SALE_PERIOD'
  | 'TICKET_DEFINITION_NOT_FOUND'
  | 'INVALID_REVISION';

/** The application codes that the description lists for `deleteTicketDefinition`. */
export type DeleteTicketDefinitionErrorCode = 'TICKET_DEFINITION_NOT_FOUND';

/** The application codes that the description lists for `queryTicketDefinitions`. */
export type QueryTicketDefinitionsErrorCode = never;

/** The application codes that the description lists for `queryAvailableTicketDefinitions`. */
export type QueryAvailableTicketDefinitionsErrorCode = never;

/** The application codes that the description lists for `countAvailableTicketDefinitions`. */
export type CountAvailableTicketDefinitionsErrorCode = 'FILTER_PARSER_ERROR';
