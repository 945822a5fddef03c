// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DateAndTimeSettings } from './dateAndTimeSettings.ts';
import type { EventLocation } from './eventLocation.ts';
import type { TimeLeft } from './timeLeft.ts';

/**
 * Which event begins soon, and what a reminder should say.
 */
export interface EventReminder {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who created the event. */
  userId?: string;
  startsIn?: TimeLeft;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}
