// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestQuery } from './backInStockNotificationRequestQuery.ts';

export type QueryBackInStockNotificationRequestsParams = {
  /**
   * Which requests, in which order, which page. Goes into `.r` as its member `query`.
   */
  query?: BackInStockNotificationRequestQuery;
};
