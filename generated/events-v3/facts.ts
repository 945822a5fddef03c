// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'events-v3',
  operations: {
    createEvent: {
      method: 'POST',
      path: '/v3/events',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: [
        'INVALID_SLUG_FORMAT',
        'EVENT_LIMIT_REACHED',
        'SLUG_ALREADY_IN_USE',
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ],
      invalidates: ['queryEvents', 'countEventsByStatus'],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    getEvent: {
      method: 'GET',
      path: '/v3/events/{eventId}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    updateEvent: {
      method: 'PATCH',
      path: '/v3/events/{eventId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: [
        'INVALID_EVENT_STATUS_TRANSITION',
        'INVALID_SLUG_FORMAT',
        'SLUG_ALREADY_IN_USE',
        'NOT_FOUND',
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      fieldMask: [
        'fieldmask',
        [
          'title',
          'shortDescription',
          'detailedDescription',
          'description',
          'mainImage',
          'location',
          'dateAndTimeSettings',
          'registration.*',
          'form.*',
          'guestListSettings.*',
          'onlineConferencing.*',
          'seoSettings.*',
          'agendaSettings.*',
          'eventDisplaySettings.*',
        ],
        'event',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    deleteEvent: {
      method: 'DELETE',
      path: '/v3/events/{eventId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'listOrders',
        'getOrder',
        'getSummary',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    cloneEvent: {
      method: 'POST',
      path: '/v3/events/{eventId}/clone',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: ['INVALID_SLUG_FORMAT', 'NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: ['queryEvents', 'countEventsByStatus'],
      fieldMask: [
        'fieldmask',
        [
          'title',
          'shortDescription',
          'detailedDescription',
          'description',
          'mainImage',
          'location',
          'dateAndTimeSettings',
          'registration.*',
          'form.*',
          'guestListSettings.*',
          'onlineConferencing.*',
          'seoSettings.*',
          'agendaSettings.*',
          'eventDisplaySettings.*',
        ],
        'event',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    publishDraftEvent: {
      method: 'POST',
      path: '/v3/events/{eventId}/publish',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: [
        'INVALID_EVENT_STATUS_TRANSITION',
        'EVENT_ALREADY_PUBLISHED',
        'NOT_FOUND',
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    cancelEvent: {
      method: 'POST',
      path: '/v3/events/{eventId}/cancel',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['INVALID_EVENT_STATUS_TRANSITION', 'NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    getEventBySlug: {
      method: 'GET',
      path: '/v3/events/slug/{slug}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    queryEvents: {
      method: 'POST',
      path: '/v3/events/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      elevated: { includeDrafts: ['owner', 'app'] },
      errors: ['WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      page: 'paging',
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    countEventsByStatus: {
      method: 'POST',
      path: '/v3/events/count-by-status',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      elevated: { includeDrafts: ['owner', 'app'] },
      errors: ['FILTER_PARSER_ERROR', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    bulkCancelEventsByFilter: {
      method: 'POST',
      path: '/v3/bulk/events/cancel-by-filter',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
    bulkDeleteEventsByFilter: {
      method: 'POST',
      path: '/v3/bulk/events/delete-by-filter',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [
        'getEvent',
        'getEventBySlug',
        'queryEvents',
        'countEventsByStatus',
        'listAvailableTickets',
        'queryAvailableTickets',
        'queryAvailableTicketDefinitions',
        'countAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
        'listOrders',
        'getOrder',
        'getSummary',
      ],
      prefixes: ['/events', '/_api/events-events-v3-adapter'],
    },
  },
} as const;

/** The application codes that the description lists for `createEvent`. */
export type CreateEventErrorCode =
  | 'INVALID_SLUG_FORMAT'
  | 'EVENT_LIMIT_REACHED'
  | 'SLUG_ALREADY_IN_USE'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getEvent`. */
export type GetEventErrorCode = 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `updateEvent`. */
export type UpdateEventErrorCode =
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'INVALID_SLUG_FORMAT'
  | 'SLUG_ALREADY_IN_USE'
  | 'NOT_FOUND'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `deleteEvent`. */
export type DeleteEventErrorCode = 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `cloneEvent`. */
export type CloneEventErrorCode = 'INVALID_SLUG_FORMAT' | 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `publishDraftEvent`. */
export type PublishDraftEventErrorCode =
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'EVENT_ALREADY_PUBLISHED'
  | 'NOT_FOUND'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `cancelEvent`. */
export type CancelEventErrorCode =
  | 'INVALID_EVENT_STATUS_TRANSITION'
  | 'NOT_FOUND'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getEventBySlug`. */
export type GetEventBySlugErrorCode = 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryEvents`. */
export type QueryEventsErrorCode = 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `countEventsByStatus`. */
export type CountEventsByStatusErrorCode = 'FILTER_PARSER_ERROR' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `bulkCancelEventsByFilter`. */
export type BulkCancelEventsByFilterErrorCode = 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `bulkDeleteEventsByFilter`. */
export type BulkDeleteEventsByFilterErrorCode = 'WIX_EVENTS_APP_NOT_INSTALLED';
