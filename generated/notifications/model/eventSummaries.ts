// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventCancellation } from './eventCancellation.ts';
import type { RsvpSummary } from './rsvpSummary.ts';
import type { TicketSummary } from './ticketSummary.ts';

/**
 * Figures of the event, counted by the platform. Each part is there when the event has such a thing.
 */
export interface EventSummaries {
  rsvps?: RsvpSummary;
  tickets?: TicketSummary;
  cancellation?: EventCancellation;
}
