// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Money } from './money.ts';

/**
 * What was sold in one currency.
 */
export interface TicketSales {
  /** What the buyers paid, fees included. */
  total?: Money;
  /**
   * Number of confirmed orders.
   * @minimum 0
   */
  totalOrders: number;
  /**
   * Number of their tickets. The platform has announced 2026-12-31 as the end of this field, in favour of the figures of each ticket.
   * @deprecated
   * @minimum 0
   */
  totalTickets: number;
  /** What is left for the owner, fees left out. */
  revenue?: Money;
}
