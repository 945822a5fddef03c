// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketDefinition } from './ticketDefinition.ts';
import type { TicketDetails } from './ticketDetails.ts';

/**
 * How many of one kind of ticket are held.
 */
export interface TicketReservation {
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  ticket: TicketDefinition;
  /**
   * Seats and chosen prices, one entry per ticket. Absent for tickets that have neither.
   * @maxItems 50
   */
  ticketDetails?: TicketDetails[];
}
