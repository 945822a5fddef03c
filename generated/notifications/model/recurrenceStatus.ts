// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * ONE_TIME for an event by itself, RECURRING for one of a series. The other three mark an event of a series that is next, ended lately or was canceled lately; when exactly the platform uses them is not established.
 */
export type RecurrenceStatus =
  | 'ONE_TIME'
  | 'RECURRING'
  | 'RECURRING_UPCOMING'
  | 'RECURRING_RECENTLY_ENDED'
  | 'RECURRING_RECENTLY_CANCELED';
