// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoSettings } from './seoSettings.ts';
import type { SeoTag } from './seoTag.ts';

/**
 * What search engines and social networks are told about the product page.
 */
export interface SeoSchema {
  /**
   * Elements for the head of the page.
   * @maxItems 100
   */
  tags: SeoTag[];
  settings?: SeoSettings;
}
