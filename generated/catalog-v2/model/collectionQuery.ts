// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CollectionQueryFilter } from './collectionQueryFilter.ts';
import type { CursorPaging } from './cursorPaging.ts';
import type { PlatformPaging } from './platformPaging.ts';
import type { Sorting } from './sorting.ts';

/**
 * Which collections, in which order, which page. Give `paging` or `cursorPaging`, not both.
 */
export interface CollectionQuery {
  /**
   * `id` and `name` with a value or with operators (`$eq`, `$ne`, `$lt`, `$lte`, `$gt`, `$gte`, `$in`,
   * `$startsWith`, `$exists`), joined by `$and`, `$or`, `$not`. Another field or operator is answered with 400.
   */
  filter?: CollectionQueryFilter;
  /**
   * By `id` or `name`. The first field decides, the next one breaks ties.
   * @maxItems 10
   */
  sort?: Sorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}
