// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoSettingsInput } from './seoSettingsInput.ts';
import type { SeoTagInput } from './seoTagInput.ts';

/**
 * What search engines and social networks are to be told about the product page.
 */
export interface SeoInput {
  /**
   * Elements for the head of the page.
   * @maxItems 100
   */
  tags?: SeoTagInput[];
  settings?: SeoSettingsInput;
}
