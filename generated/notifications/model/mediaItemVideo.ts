// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MediaItemUrlAndSize } from './mediaItemUrlAndSize.ts';

/**
 * One video in several sizes.
 */
export interface MediaItemVideo {
  /**
   * The same video in different sizes and formats.
   * @maxItems 50
   */
  files: MediaItemUrlAndSize[];
  /** Id of the picture to show before the video runs. */
  stillFrameMediaId: string;
}
