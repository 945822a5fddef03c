// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PlatformPagingMetadata } from './platformPagingMetadata.ts';
import type { StoreVariant } from './storeVariant.ts';

export interface QueryStoreVariantsResponse {
  /** @maxItems 100 */
  variants: StoreVariant[];
  metadata: PlatformPagingMetadata;
}
