// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestConditions } from './backInStockNotificationRequestConditions.ts';
import type { BackInStockNotificationRequestStatusCondition } from './backInStockNotificationRequestStatusCondition.ts';
import type { BooleanCondition } from './booleanCondition.ts';
import type { InstantCondition } from './instantCondition.ts';
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions that a request must meet, all of them. `$and`, `$or` and `$not` join conditions; they are typed one level deep, because the generators cannot follow a type into itself.
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
  $and?: BackInStockNotificationRequestConditions[];
  /**
   * At least one of these.
   * @maxItems 50
   */
  $or?: BackInStockNotificationRequestConditions[];
  $not?: BackInStockNotificationRequestConditions;
}
