// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Cursors } from './cursors.ts';

/**
 * Where the answered page stands in the whole result.
 */
export interface PlatformPagingMetadata {
  /**
   * Number of items on this page.
   * @minimum 0
   */
  count?: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset?: number;
  /**
   * Number of items in the whole result. Absent in cursor paging and when `tooManyToCount` is true.
   * @minimum 0
   */
  total?: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. */
  tooManyToCount?: boolean;
  cursors?: Cursors;
}
