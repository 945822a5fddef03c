// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InventoryStatus } from './inventoryStatus.ts';

/**
 * Operators on the stock status. Several in one object must all hold.
 */
export interface InventoryStatusOperators {
  $eq?: InventoryStatus;
  $ne?: InventoryStatus;
  /**
   * One of these.
   * @maxItems 10
   */
  $hasSome?: readonly InventoryStatus[];
}
