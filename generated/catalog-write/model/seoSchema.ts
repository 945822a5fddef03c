// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoKeywordSettings } from './seoKeywordSettings.ts';
import type { SeoTag } from './seoTag.ts';

/**
 * Tags for the head of the page, and the words to be found by.
 */
export interface SeoSchema {
  /** @maxItems 100 */
  tags: SeoTag[];
  settings?: SeoKeywordSettings;
}
