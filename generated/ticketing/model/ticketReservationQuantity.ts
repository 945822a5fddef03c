// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketDetailsInput } from './ticketDetailsInput.ts';

/**
 * How many of one kind of ticket to hold.
 */
export interface TicketReservationQuantity {
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /**
   * How many tickets to hold.
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /**
   * Price of one ticket that the buyer names for a donation, `minPrice` or more. For other tickets only the owner and apps may name a price.
   * @maxLength 13
   * @pattern ^\d{1,10}(\.\d+)?$
   */
  priceOverride?: string;
  /**
   * Seats or chosen prices, one entry per ticket. Only for tickets that have them.
   * @maxItems 50
   */
  ticketDetails?: readonly TicketDetailsInput[];
}
