// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Order } from './order.ts';
import type { TicketReservation } from './ticketReservation.ts';

/**
 * The order that was made.
 */
export interface CheckoutResponse {
  order: Order;
  /** Until when an order that is INITIATED can be paid. Absent otherwise. */
  expires?: string;
  /**
   * How many of each kind of ticket the order is for.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}
