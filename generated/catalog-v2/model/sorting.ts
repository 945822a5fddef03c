// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SortOrder } from './sortOrder.ts';

/**
 * One key of a sort; earlier keys count more.
 */
export interface Sorting {
  /**
   * Path of the field to sort by.
   * @minLength 1
   * @maxLength 512
   */
  fieldName: string;
  order?: SortOrder;
}
