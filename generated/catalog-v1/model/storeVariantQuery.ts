// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CursorPaging } from './cursorPaging.ts';
import type { PlatformPaging } from './platformPaging.ts';
import type { StoreVariantFilter } from './storeVariantFilter.ts';
import type { StoreVariantSorting } from './storeVariantSorting.ts';

/**
 * Which variants, in which order, which page. Give `paging` or `cursorPaging`, not both; with a cursor of an earlier
 * answer leave out `filter` and `sort`.
 */
export interface StoreVariantQuery {
  filter?: StoreVariantFilter;
  /**
   * The first field decides, the next ones break ties.
   * @maxItems 10
   */
  sort?: readonly StoreVariantSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}
