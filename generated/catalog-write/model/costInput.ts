// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the owner pays. Profit and margin are the platform's to compute.
 */
export interface CostInput {
  /**
   * Cost of one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost: number;
}
