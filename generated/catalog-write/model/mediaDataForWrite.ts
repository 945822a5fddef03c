// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OptionAndChoice } from './optionAndChoice.ts';

/**
 * A medium to add, named by exactly one of `mediaId` and `url`.
 */
export interface MediaDataForWrite {
  /** Name of the file in the site's media store. */
  mediaId?: string;
  /** Public address of the file, from where the platform copies it. */
  url?: string;
  choice?: OptionAndChoice;
}
