// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The main picture of the event.
 */
export interface EventImage {
  /**
   * Name of the file in the media store of the site.
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** When `url` ceases to work; absent when it does not. Known from the platform's own packages only. */
  urlExpirationDate?: string;
}
