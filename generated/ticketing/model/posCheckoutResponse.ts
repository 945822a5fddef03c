// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Order } from './order.ts';
import type { TicketReservation } from './ticketReservation.ts';

/**
 * The order that was made.
 */
export interface PosCheckoutResponse {
  order: Order;
  /** Until when the order can be paid. Absent once paid. */
  expires?: string;
  /**
   * How many of each kind of ticket the order is for.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}
