// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestStatusCondition } from './backInStockNotificationRequestStatusCondition.ts';
import type { BooleanCondition } from './booleanCondition.ts';
import type { InstantCondition } from './instantCondition.ts';
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions on single fields, all of which must be met.
 */
export interface BackInStockNotificationRequestConditions {
  id?: TextCondition;
  contactId?: TextCondition;
  status?: BackInStockNotificationRequestStatusCondition;
  autoNotified?: BooleanCondition;
  createdDate?: InstantCondition;
  itemUrl?: TextCondition;
}
