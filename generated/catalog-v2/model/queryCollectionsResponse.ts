// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Collection } from './collection.ts';
import type { PlatformPagingMetadata } from './platformPagingMetadata.ts';

export interface QueryCollectionsResponse {
  /** @maxItems 100 */
  collections: Collection[];
  metadata: PlatformPagingMetadata;
}
