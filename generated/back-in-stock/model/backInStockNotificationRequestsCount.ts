// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReference } from './catalogReference.ts';

/**
 * How many wait for one item.
 */
export interface BackInStockNotificationRequestsCount {
  catalogReference: CatalogReference;
  /**
   * Number of requests for the item.
   * @minimum 0
   */
  count: number;
}
