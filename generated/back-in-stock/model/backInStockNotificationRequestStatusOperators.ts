// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestStatus } from './backInStockNotificationRequestStatus.ts';

/**
 * What can be asked about how far a request has come.
 */
export interface BackInStockNotificationRequestStatusOperators {
  $eq?: BackInStockNotificationRequestStatus;
  $ne?: BackInStockNotificationRequestStatus;
  /** @maxItems 100 */
  $in?: readonly BackInStockNotificationRequestStatus[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
