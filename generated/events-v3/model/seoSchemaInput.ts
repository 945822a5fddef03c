// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoKeywordSettingsInput } from './seoKeywordSettingsInput.ts';
import type { SeoTagInput } from './seoTagInput.ts';

/**
 * Tags for the head of the page, and the words to be found by, to send.
 */
export interface SeoSchemaInput {
  /** @maxItems 100 */
  tags?: readonly SeoTagInput[];
  settings?: SeoKeywordSettingsInput;
}
