// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotifiedDates } from './notifiedDates.ts';
import type { NotifiedEventStatus } from './notifiedEventStatus.ts';
import type { NotifiedLocation } from './notifiedLocation.ts';
import type { NotifiedPageUrl } from './notifiedPageUrl.ts';
import type { NotifiedRegistration } from './notifiedRegistration.ts';

/**
 * The event as visitors see it now.
 */
export interface EventPublished {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  status?: NotifiedEventStatus;
  /** The event that this one was copied from. */
  derivedFromEventId?: string;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /**
   * Teaser for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  location?: NotifiedLocation;
  dateAndTimeSettings?: NotifiedDates;
  eventPageUrl?: NotifiedPageUrl;
  registration?: NotifiedRegistration;
}
