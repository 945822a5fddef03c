// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoKeywordInput } from './seoKeywordInput.ts';

/**
 * Words to be found by, to send.
 */
export interface SeoKeywordSettingsInput {
  /** The old address does not lead to the new one. */
  preventAutoRedirect?: boolean;
  /** @maxItems 5 */
  keywords?: readonly SeoKeywordInput[];
}
