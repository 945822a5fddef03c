// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How many products were changed and how many were not.
 */
export interface BulkActionMetadata {
  /**
   * Products that were changed.
   * @minimum 0
   */
  totalSuccesses: number;
  /**
   * Products that were not changed.
   * @minimum 0
   */
  totalFailures: number;
  /**
   * Failures that `results` leaves out because there were too many.
   * @minimum 0
   */
  undetailedFailures: number;
}
