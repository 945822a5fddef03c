// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A picture to send. Give the id of a file in the media store of the site, or another address.
 */
export interface EventImageInput {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  /** Address of a picture outside of the media store. */
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width?: number;
  /** Text for those who do not see the picture. */
  altText?: string;
}
