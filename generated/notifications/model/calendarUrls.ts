// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Ways to put the event into a calendar.
 */
export interface CalendarUrls {
  /** Address that adds it to a Google calendar. */
  google: string;
  /** Address of an iCalendar file. */
  ics: string;
}
