// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DateAndTimeSettings } from './dateAndTimeSettings.ts';
import type { EventClonedTicketDefinitions } from './eventClonedTicketDefinitions.ts';
import type { EventLocation } from './eventLocation.ts';
import type { EventStatus } from './eventStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The copy, and what it was copied from.
 */
export interface EventCloned {
  /** When this was noted. */
  timestamp?: string;
  /** The copy, not the original. */
  eventId: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  /**
   * Name of the copy.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who made the copy. */
  userId?: string;
  status?: EventStatus | Undeclared;
  /** Installation of the events app that the original belongs to. */
  derivedFromInstanceId?: string;
  /** The original. */
  derivedFromEventId?: string;
  /** Ids of the copied ticket definitions by the ids of the originals. */
  ticketDefinitions?: EventClonedTicketDefinitions;
}
