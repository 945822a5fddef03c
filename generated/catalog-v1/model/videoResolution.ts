// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One size of the video.
 */
export interface VideoResolution {
  url: string;
  /**
   * Height in pixels.
   * @minimum 0
   */
  height: number;
  /**
   * Width in pixels.
   * @minimum 0
   */
  width: number;
  /** Kind of file. */
  format: string;
}
