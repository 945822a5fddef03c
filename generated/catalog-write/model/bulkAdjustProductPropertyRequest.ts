// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdjustValue } from './adjustValue.ts';

export interface BulkAdjustProductPropertyRequest {
  /**
   * Ids of the products.
   * @minItems 1
   * @maxItems 100
   */
  ids: readonly string[];
  adjust: AdjustValue;
}
