// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MediaItemType } from './mediaItemType.ts';
import type { MediaItemUrlAndSize } from './mediaItemUrlAndSize.ts';
import type { MediaItemVideo } from './mediaItemVideo.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One medium. `mediaType` tells which of `image` and `video` is there; other kinds have neither.
 */
export interface MediaItem {
  id: string;
  mediaType: MediaItemType | Undeclared;
  /** Title that the owner gave; may be empty. */
  title: string;
  image?: MediaItemUrlAndSize;
  video?: MediaItemVideo;
  thumbnail?: MediaItemUrlAndSize;
}
