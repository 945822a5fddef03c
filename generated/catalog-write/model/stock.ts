// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InventoryStatus } from './inventoryStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Stock of the product over all its variants.
 */
export interface Stock {
  /** Whether a number is counted down with every order. */
  readonly trackInventory: boolean;
  /**
   * Absent while stock is not counted.
   * @maximum 99999
   */
  readonly quantity?: number;
  /**
   * Use `inventoryStatus` instead.
   * @deprecated
   */
  readonly inStock: boolean;
  readonly inventoryStatus: InventoryStatus | Undeclared;
}
