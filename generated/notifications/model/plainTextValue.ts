// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A choice that is told in words.
 */
export interface PlainTextValue {
  /**
   * In the main language of the site.
   * @maxLength 600
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 600
   */
  translated?: string;
}
