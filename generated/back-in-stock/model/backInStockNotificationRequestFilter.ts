// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestStatusCondition } from './backInStockNotificationRequestStatusCondition.ts';
import type { BooleanCondition } from './booleanCondition.ts';
import type { InstantCondition } from './instantCondition.ts';
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions that a request must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface BackInStockNotificationRequestFilter {
  id?: TextCondition;
  contactId?: TextCondition;
  status?: BackInStockNotificationRequestStatusCondition;
  autoNotified?: BooleanCondition;
  createdDate?: InstantCondition;
  itemUrl?: TextCondition;
  /**
   * All of these.
   * @maxItems 50
   */
  $and?: readonly BackInStockNotificationRequestFilter[];
  /**
   * At least one of these.
   * @maxItems 50
   */
  $or?: readonly BackInStockNotificationRequestFilter[];
  $not?: BackInStockNotificationRequestFilter;
}
