// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BulkItemError } from './bulkItemError.ts';

/**
 * Which product, and whether it was changed.
 */
export interface ItemMetadata {
  /** Id of the product; absent when the platform cannot tell. */
  id?: string;
  /**
   * Place in `ids`, counted from 0.
   * @minimum 0
   */
  originalIndex: number;
  /** Whether the product was changed. */
  success: boolean;
  /** Why it was not; only after a failure. */
  error?: BulkItemError;
}
