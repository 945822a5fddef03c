// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketReservationQuantity } from './ticketReservationQuantity.ts';

/**
 * Which tickets to hold.
 */
export interface CreateReservationRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /**
   * How many of each kind of ticket.
   * @minItems 1
   * @maxItems 50
   */
  ticketQuantities: readonly TicketReservationQuantity[];
  /** True passes over the stock and the limit per checkout. For the owner and apps. */
  ignoreLimits?: boolean;
  /** True allows tickets that are hidden from visitors. For the owner and apps. */
  allowHiddenTickets?: boolean;
}
