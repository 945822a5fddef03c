// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * When the ticket is on sale. Absent when it is on sale until the event begins.
 */
export interface TicketSalePeriod {
  /** Beginning of the sale. Absent if it has begun always. */
  startDate?: string;
  /** End of the sale. Absent if the event ends it. */
  endDate?: string;
  /** Whether the ticket is hidden outside this period. */
  hideNotOnSale: boolean;
}
