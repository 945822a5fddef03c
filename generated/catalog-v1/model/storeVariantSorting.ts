// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SortOrder } from './sortOrder.ts';
import type { StoreVariantSortField } from './storeVariantSortField.ts';

/**
 * One key of a sort; earlier keys count more.
 */
export interface StoreVariantSorting {
  fieldName: StoreVariantSortField;
  order?: SortOrder;
}
