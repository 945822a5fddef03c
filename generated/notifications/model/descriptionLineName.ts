// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the line is about, such as colour.
 */
export interface DescriptionLineName {
  /**
   * In the main language of the site.
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 200
   */
  translated?: string;
}
