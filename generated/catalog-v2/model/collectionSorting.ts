// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CollectionSortField } from './collectionSortField.ts';
import type { SortOrder } from './sortOrder.ts';

/**
 * One key of a sort; earlier keys count more.
 */
export interface CollectionSorting {
  fieldName: CollectionSortField;
  order?: SortOrder;
}
