// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether guests can register now:
 *
 * - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: they can, in the way named
 * - OPEN_RSVP_WAITLIST_ONLY: the places are taken, the waitlist is open
 * - SCHEDULED_RSVP: answers are taken from `rsvp.startDate` on
 * - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold or no longer on sale
 * - CLOSED_MANUALLY: the owner paused it or canceled the event, or it is a draft
 * - UNKNOWN_REGISTRATION_STATUS: not known
 * - OPEN_RSVP_AND_TICKETS: both ways; known from the platform's own packages only
 */
export type RegistrationStatus =
  | 'UNKNOWN_REGISTRATION_STATUS'
  | 'CLOSED_AUTOMATICALLY'
  | 'CLOSED_MANUALLY'
  | 'OPEN_RSVP'
  | 'OPEN_RSVP_WAITLIST_ONLY'
  | 'OPEN_TICKETS'
  | 'OPEN_EXTERNAL'
  | 'SCHEDULED_RSVP'
  | 'OPEN_RSVP_AND_TICKETS';
