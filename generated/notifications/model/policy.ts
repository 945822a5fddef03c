// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A policy of the item.
 */
export interface Policy {
  /**
   * @minLength 1
   * @maxLength 29
   */
  title?: string;
  /**
   * @minLength 1
   * @maxLength 3000
   */
  content: string;
}
