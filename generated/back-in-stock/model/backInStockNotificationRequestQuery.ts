// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestFilter } from './backInStockNotificationRequestFilter.ts';
import type { BackInStockNotificationRequestSorting } from './backInStockNotificationRequestSorting.ts';
import type { CursorPaging } from './cursorPaging.ts';
import type { PlatformPaging } from './platformPaging.ts';

/**
 * Which requests, in which order, which page. Give `cursorPaging` or `paging`, not both; the service is made for cursors.
 */
export interface BackInStockNotificationRequestQuery {
  filter?: BackInStockNotificationRequestFilter;
  /**
   * The first field decides, the next one breaks ties.
   * @maxItems 10
   */
  sort?: readonly BackInStockNotificationRequestSorting[];
  cursorPaging?: CursorPaging;
  paging?: PlatformPaging;
}
