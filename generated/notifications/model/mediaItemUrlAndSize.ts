// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Address and size of one file.
 */
export interface MediaItemUrlAndSize {
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  width: number;
  /**
   * In pixels.
   * @minimum 0
   */
  height: number;
  /** Format of the file, such as `mp4`. */
  format?: string;
  /** Text for those who do not see the picture. */
  altText?: string;
}
