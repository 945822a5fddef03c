// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketSales } from './ticketSales.ts';

/**
 * What was sold.
 */
export interface GetSummaryResponse {
  /**
   * One entry per currency; empty when nothing was sold.
   * @maxItems 200
   */
  sales: TicketSales[];
}
