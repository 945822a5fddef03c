// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Name of the subscription, as the buyer reads it.
 */
export interface SubscriptionTitle {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 150
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 150
   */
  translated?: string;
}
