// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which event began.
 */
export interface EventStarted {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}
