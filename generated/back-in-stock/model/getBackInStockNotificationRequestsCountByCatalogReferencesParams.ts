// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReference } from './catalogReference.ts';

export type GetBackInStockNotificationRequestsCountByCatalogReferencesParams = {
  /**
   * The items to count for. Goes into `.r` as its member `catalogReferences`.
   * @minItems 1
   * @maxItems 100
   */
  catalogReferences: readonly CatalogReference[];
};
