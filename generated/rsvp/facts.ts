// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'rsvp',
  operations: {
    createRsvp: {
      method: 'POST',
      path: '/v2/rsvps',
      repeat: 'adds',
      identity: ['visitor', 'member', 'owner', 'app'],
      elevated: { options: ['owner', 'app'] },
      errors: [
        'EVENT_NOT_FOUND',
        'INVALID_FORM_RESPONSE',
        'UNEXPECTED_RSVP_STATUS',
        'INVALID_EVENT_TYPE',
        'MEMBER_ALREADY_REGISTERED',
        'MEMBER_EMAIL_ALREADY_REGISTERED',
        'RSVP_LIMIT_EXCEEDED',
        'GUEST_LIMIT_EXCEEDED',
        'RSVPS_CLOSED',
        'RSVPS_NOT_STARTED',
        'WAITING_LIST_UNAVAILABLE',
        'ADDITIONAL_GUESTS_MUST_HAVE_NAMES',
        'FORM_SUBMISSIONS_NOT_SUPPORTED',
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ],
      invalidates: [
        'getRsvp',
        'queryRsvps',
        'listRsvpSummary',
        'listCurrentRsvps',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    queryRsvps: {
      method: 'POST',
      path: '/v2/rsvps/query',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      page: 'cursorPaging',
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    listRsvpSummary: {
      method: 'GET',
      path: '/v2/rsvps/summaries',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      longQuery: '/v2/rsvps/summaries',
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    listCurrentRsvps: {
      method: 'GET',
      path: '/v2/rsvps/current',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['MEMBER_IDENTITY_NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      longQuery: '/v2/rsvps/current',
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    getRsvp: {
      method: 'GET',
      path: '/v2/rsvps/{rsvpId}',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [],
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    updateRsvp: {
      method: 'PATCH',
      path: '/v2/rsvps/{rsvpId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: [
        'INVALID_RSVP_STATUS',
        'UNEXPECTED_RSVP_STATUS',
        'INVALID_FORM_RESPONSE',
        'GUEST_LIMIT_EXCEEDED',
        'RSVPS_CLOSED',
        'RSVPS_NOT_STARTED',
        'WAITING_LIST_UNAVAILABLE',
        'ADDITIONAL_GUESTS_MUST_HAVE_NAMES',
        'NOT_FOUND',
        'INVALID_REVISION',
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ],
      invalidates: [
        'getRsvp',
        'queryRsvps',
        'listRsvpSummary',
        'listCurrentRsvps',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-rsvps'],
    },
    deleteRsvp: {
      method: 'DELETE',
      path: '/v2/rsvps/{rsvpId}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND', 'WIX_EVENTS_APP_NOT_INSTALLED'],
      invalidates: [
        'getRsvp',
        'queryRsvps',
        'listRsvpSummary',
        'listCurrentRsvps',
        'getEvent',
        'getEventBySlug',
        'queryEvents',
      ],
      prefixes: ['/events', '/_api/events-rsvps'],
    },
  },
} as const;

/** The application codes that the description lists for `createRsvp`. */
export type CreateRsvpErrorCode =
  | 'EVENT_NOT_FOUND'
  | 'INVALID_FORM_RESPONSE'
  | 'UNEXPECTED_RSVP_STATUS'
  | 'INVALID_EVENT_TYPE'
  | 'MEMBER_ALREADY_REGISTERED'
  | 'MEMBER_EMAIL_ALREADY_REGISTERED'
  | 'RSVP_LIMIT_EXCEEDED'
  | 'GUEST_LIMIT_EXCEEDED'
  | 'RSVPS_CLOSED'
  | 'RSVPS_NOT_STARTED'
  | 'WAITING_LIST_UNAVAILABLE'
  | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'
  | 'FORM_SUBMISSIONS_NOT_SUPPORTED'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryRsvps`. */
export type QueryRsvpsErrorCode = 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `listRsvpSummary`. */
export type ListRsvpSummaryErrorCode = 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `listCurrentRsvps`. */
export type ListCurrentRsvpsErrorCode = 'MEMBER_IDENTITY_NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getRsvp`. */
export type GetRsvpErrorCode = 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `updateRsvp`. */
export type UpdateRsvpErrorCode =
  | 'INVALID_RSVP_STATUS'
  | 'UNEXPECTED_RSVP_STATUS'
  | 'INVALID_FORM_RESPONSE'
  | 'GUEST_LIMIT_EXCEEDED'
  | 'RSVPS_CLOSED'
  | 'RSVPS_NOT_STARTED'
  | 'WAITING_LIST_UNAVAILABLE'
  | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'
  | 'NOT_FOUND'
  | 'INVALID_REVISION'
  | 'WIX_EVENTS_APP_NOT_INSTALLED';

/** The application codes that the description lists for `deleteRsvp`. */
export type DeleteRsvpErrorCode = 'NOT_FOUND' | 'WIX_EVENTS_APP_NOT_INSTALLED';
