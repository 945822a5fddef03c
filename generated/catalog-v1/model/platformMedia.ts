// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Image } from './image.ts';
import type { PlatformVideo } from './platformVideo.ts';

/**
 * One picture or one video; never both.
 */
export interface PlatformMedia {
  image?: Image;
  video?: PlatformVideo;
}
