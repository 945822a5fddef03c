// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SalesAmount } from './salesAmount.ts';

/**
 * Sales of tickets so far.
 */
export interface TicketSummary {
  /** @minimum 0 */
  ticketsSold: number;
  /** @minimum 0 */
  totalOrders: number;
  /** What was sold in all. Set by the platform. */
  totalSales?: SalesAmount;
  /** What the sales brought in. Set by the platform. */
  revenue?: SalesAmount;
  /** True once something was sold; the currency of the tickets cannot be changed then. */
  currencyLocked: boolean;
}
