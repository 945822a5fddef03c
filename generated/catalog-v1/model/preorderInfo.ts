// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether the variant can be bought before it is in stock.
 */
export interface PreorderInfo {
  enabled: boolean;
  /**
   * What the buyer is told.
   * @minLength 1
   * @maxLength 250
   */
  message?: string;
  /**
   * Most pieces that can be ordered ahead.
   * @minimum 0
   * @maximum 100000
   */
  limit?: number;
}
