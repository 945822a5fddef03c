// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MediaItem } from './mediaItem.ts';

/**
 * All media of a product or a collection.
 */
export interface Media {
  mainMedia?: MediaItem;
  /**
   * Every medium in the order of the gallery, the main one included.
   * @maxItems 300
   */
  items: MediaItem[];
}
