// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketCapacity } from './ticketCapacity.ts';
import type { TicketPriceOverride } from './ticketPriceOverride.ts';

/**
 * Seat and price of one held ticket. The labels come from the seat plan and are absent without one.
 */
export interface TicketDetails {
  /**
   * Id of the seat in the event's seat plan.
   * @minLength 1
   * @maxLength 36
   */
  seatId?: string;
  /** Section of the seat. */
  readonly sectionLabel?: string;
  /** Area without numbered seats. */
  readonly areaLabel?: string;
  /** Table of the seat. */
  readonly tableLabel?: string;
  /** Row of the seat. */
  readonly rowLabel?: string;
  /** Number of the seat in its row. */
  readonly seatLabel?: string;
  /** Id of the seat plan. */
  readonly planId?: string;
  capacity?: TicketCapacity;
  priceOverride?: TicketPriceOverride;
  /** Which of several prices was chosen. */
  pricingOptionId?: string;
  /** Name of that price. */
  readonly pricingOptionName?: string;
}
