// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CollectionFilter } from './collectionFilter.ts';
import type { CollectionSorting } from './collectionSorting.ts';
import type { CursorPaging } from './cursorPaging.ts';
import type { PlatformPaging } from './platformPaging.ts';

/**
 * Which collections, in which order, which page. Give `paging` or `cursorPaging`, not both.
 */
export interface CollectionQuery {
  filter?: CollectionFilter;
  /**
   * The first field decides, the next one breaks ties.
   * @maxItems 10
   */
  sort?: readonly CollectionSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}
