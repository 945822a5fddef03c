// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventClonedTicketDefinitions } from './eventClonedTicketDefinitions.ts';
import type { NotifiedDates } from './notifiedDates.ts';
import type { NotifiedEventStatus } from './notifiedEventStatus.ts';
import type { NotifiedLocation } from './notifiedLocation.ts';

/**
 * The copy, and what it was copied from.
 */
export interface EventCloned {
  /** When this was noted. */
  timestamp?: string;
  /** The copy, not the original. */
  eventId: string;
  location?: NotifiedLocation;
  dateAndTimeSettings?: NotifiedDates;
  /**
   * Name of the copy.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who made the copy. */
  userId?: string;
  status?: NotifiedEventStatus;
  /** Installation of the events app that the original belongs to. */
  derivedFromInstanceId?: string;
  /** The original. */
  derivedFromEventId?: string;
  /** Ids of the copied ticket definitions by the ids of the originals. */
  ticketDefinitions?: EventClonedTicketDefinitions;
}
