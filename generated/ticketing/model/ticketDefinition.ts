// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Money } from './money.ts';
import type { PlatformFeeConfig } from './platformFeeConfig.ts';
import type { TicketDashboard } from './ticketDashboard.ts';
import type { TicketPricing } from './ticketPricing.ts';
import type { TicketSalePeriod } from './ticketSalePeriod.ts';
import type { TicketSaleStatus } from './ticketSaleStatus.ts';
import type { TicketState } from './ticketState.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One kind of ticket of one event, as it is offered.
 */
export interface TicketDefinition {
  /** What a reservation names as `ticketDefinitionId`. */
  id: string;
  /** Price of one ticket; the least for a donation. `pricing` tells more. Absent for several prices. */
  price?: Money;
  /** Whether the ticket costs nothing. */
  free: boolean;
  /** What the buyer sees first. */
  name: string;
  /** What the ticket is for; may be empty. */
  description: string;
  /**
   * Most tickets of this kind that one checkout may have now: what is left or the event's own limit, whichever is less; 20 for a ticket without limit, 0 when it is sold out.
   * @minimum 0
   * @maximum 50
   */
  limitPerCheckout: number;
  /** Place in the owner's order of the tickets. */
  orderIndex: number;
  /** Terms of the ticket. Empty without the fieldset POLICY. */
  policy: string;
  dashboard?: TicketDashboard;
  /** Id of the event that the ticket is for. */
  eventId: string;
  wixFeeConfig?: PlatformFeeConfig;
  salePeriod?: TicketSalePeriod;
  saleStatus: TicketSaleStatus | Undeclared;
  /**
   * What of the question's `state` the ticket is in the list for.
   * @maxItems 10
   */
  state?: (TicketState | Undeclared)[];
  pricing?: TicketPricing;
}
