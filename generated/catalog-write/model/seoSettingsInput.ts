// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoKeywordInput } from './seoKeywordInput.ts';

/**
 * How the address behaves and which keywords the page is written for.
 */
export interface SeoSettingsInput {
  /** Whether the old address stops working when the slug changes. */
  preventAutoRedirect?: boolean;
  /** @maxItems 5 */
  keywords?: SeoKeywordInput[];
}
