// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BulkActionMetadata } from './bulkActionMetadata.ts';
import type { BulkProductResult } from './bulkProductResult.ts';

/**
 * Outcome of a call for many products; both such calls answer it.
 */
export interface BulkProductsResponse {
  /**
   * One entry for each product, in the order of the request.
   * @maxItems 100
   */
  results: BulkProductResult[];
  bulkActionMetadata: BulkActionMetadata;
}
