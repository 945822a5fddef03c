// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How much there is of a variant.
 */
export interface StockLevel {
  /** Whether a number is counted down with every order. */
  trackQuantity: boolean;
  /**
   * Absent while stock is not counted.
   * @maximum 99999
   */
  quantity?: number;
  /** Counted: more than zero are left. Not counted: the switch of the owner. */
  inStock: boolean;
}
