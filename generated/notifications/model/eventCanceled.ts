// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which event is off.
 */
export interface EventCanceled {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who canceled it. */
  userId?: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}
