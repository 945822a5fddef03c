// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SeoKeyword } from './seoKeyword.ts';

export interface SeoSettings {
  /** Whether the old address stops working when the slug changes. */
  preventAutoRedirect: boolean;
  /** @maxItems 5 */
  keywords: SeoKeyword[];
}
