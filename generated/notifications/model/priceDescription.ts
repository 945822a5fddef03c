// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Words in place of the price, for items that have no number.
 */
export interface PriceDescription {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 100
   */
  translated?: string;
}
