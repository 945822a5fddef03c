// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Addresses that put the event into the buyer's calendar.
 */
export interface CalendarLinks {
  /** For the calendar of Google. */
  google?: string;
  /** A file for any other calendar (iCalendar, RFC 5545). */
  ics?: string;
}
