// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestSortField } from './backInStockNotificationRequestSortField.ts';
import type { SortOrder } from './sortOrder.ts';

/**
 * One key of the order; earlier keys count more.
 */
export interface BackInStockNotificationRequestSorting {
  fieldName: BackInStockNotificationRequestSortField;
  order?: SortOrder;
}
