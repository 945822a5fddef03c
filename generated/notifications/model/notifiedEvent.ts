// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotifiedDates } from './notifiedDates.ts';
import type { NotifiedEventStatus } from './notifiedEventStatus.ts';
import type { NotifiedLocation } from './notifiedLocation.ts';
import type { NotifiedPageUrl } from './notifiedPageUrl.ts';
import type { NotifiedRegistration } from './notifiedRegistration.ts';

/**
 * The event, with the fields that a receiver needs first. The whole of it is described with the service `events-v3`; the fields that only a fieldset brings may be absent.
 */
export interface NotifiedEvent {
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** The part of the event's address that names it. */
  slug?: string;
  status?: NotifiedEventStatus;
  /**
   * Teaser for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  location?: NotifiedLocation;
  dateAndTimeSettings?: NotifiedDates;
  registration?: NotifiedRegistration;
  eventPageUrl?: NotifiedPageUrl;
  /** Installation of the events app on the site. */
  instanceId?: string;
  /** Who created the event. */
  userId?: string;
  createdDate?: string;
  /** Equal to `createdDate` before the first change. */
  updatedDate?: string;
  /** When it was published; absent for a draft. */
  publishedDate?: string;
  [key: string]: unknown;
}
