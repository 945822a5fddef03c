// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the subscription is, as the buyer reads it.
 */
export interface SubscriptionDescription {
  /**
   * In the main language of the site.
   * @maxLength 500
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 500
   */
  translated?: string;
}
