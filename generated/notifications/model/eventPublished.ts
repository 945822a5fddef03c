// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DateAndTimeSettings } from './dateAndTimeSettings.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventStatus } from './eventStatus.ts';
import type { PageUrl } from './pageUrl.ts';
import type { Registration } from './registration.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The event as visitors see it now.
 */
export interface EventPublished {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  status?: EventStatus | Undeclared;
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
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  eventPageUrl?: PageUrl;
  registration?: Registration;
}
