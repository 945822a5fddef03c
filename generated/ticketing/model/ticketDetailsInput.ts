// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketCapacity } from './ticketCapacity.ts';
import type { TicketPriceOverride } from './ticketPriceOverride.ts';

/**
 * Seat and price of one ticket, to send.
 */
export interface TicketDetailsInput {
  /**
   * Id of the seat in the event's seat plan.
   * @minLength 1
   * @maxLength 36
   */
  seatId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Which of several prices was chosen (`pricingOptions.options[].id`). */
  pricingOptionId?: string;
}
