// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What was counted for one value of one field.
 */
export interface OrderFacetNumbers {
  /**
   * Number of orders.
   * @minimum 0
   */
  count?: number;
  /**
   * Number of their tickets.
   * @minimum 0
   */
  tickets?: number;
  /**
   * Number of tickets that were checked in.
   * @minimum 0
   */
  ticketsCheckIn?: number;
}
