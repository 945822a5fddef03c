// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Name of the rule, as the buyer reads it.
 */
export interface DiscountRuleName {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 256
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation the same as `original`.
   * @minLength 1
   * @maxLength 500
   */
  translated?: string;
}
