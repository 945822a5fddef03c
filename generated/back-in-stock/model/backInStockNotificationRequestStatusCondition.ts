// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestStatus } from './backInStockNotificationRequestStatus.ts';
import type { BackInStockNotificationRequestStatusOperators } from './backInStockNotificationRequestStatusOperators.ts';

/**
 * A status, or what is asked of it.
 */
export type BackInStockNotificationRequestStatusCondition =
  | BackInStockNotificationRequestStatus
  | BackInStockNotificationRequestStatusOperators;
