// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PagingMetadata } from './pagingMetadata.ts';
import type { Variant } from './variant.ts';

export interface QueryProductVariantsResponse {
  /** @maxItems 100 */
  variants: Variant[];
  metadata: PagingMetadata;
  /**
   * Number of variants that match, on all pages.
   * @minimum 0
   */
  totalResults: number;
}
