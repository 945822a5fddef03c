// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Image } from './image.ts';
import type { VideoResolution } from './videoResolution.ts';

/**
 * A video in the media store, in several sizes.
 */
export interface PlatformVideo {
  /** Id of the file on the media host. */
  id: string;
  /**
   * The same video in several sizes.
   * @maxItems 100
   */
  readonly resolutions?: readonly VideoResolution[];
  /**
   * Still pictures to show before the video plays.
   * @maxItems 100
   */
  readonly posters?: readonly Image[];
  /** Name of the file that was uploaded. */
  readonly filename?: string;
  /** Until when the addresses work; absent when they do not end. */
  readonly urlExpirationDate?: string;
}
