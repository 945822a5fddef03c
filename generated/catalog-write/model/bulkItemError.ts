// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BulkItemErrorData } from './bulkItemErrorData.ts';

/**
 * Why one product of many was not changed.
 */
export interface BulkItemError {
  /** Stable name of the reason. */
  code: string;
  /** The same in English, for the log. */
  description: string;
  /** Facts that belong to the code. */
  data?: BulkItemErrorData;
}
