// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CursorPaging } from './cursorPaging.ts';
import type { PlatformPaging } from './platformPaging.ts';
import type { ProductFilter } from './productFilter.ts';
import type { ProductSorting } from './productSorting.ts';

/**
 * Which products, in which order, which page. Give `paging` or `cursorPaging`, not both.
 */
export interface ProductQuery {
  filter?: ProductFilter;
  /**
   * The first field decides, the next ones break ties.
   * @maxItems 10
   */
  sort?: readonly ProductSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}
