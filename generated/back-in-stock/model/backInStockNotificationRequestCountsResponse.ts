// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestsCount } from './backInStockNotificationRequestsCount.ts';

export interface BackInStockNotificationRequestCountsResponse {
  /**
   * One entry per item; find an item by its reference.
   * @maxItems 100
   */
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}
