// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventFilter } from './eventFilter.ts';
import type { EventPaging } from './eventPaging.ts';
import type { EventSorting } from './eventSorting.ts';

/**
 * Which events, in which order, which page.
 */
export interface EventQuery {
  filter?: EventFilter;
  /**
   * The first field decides, the next one breaks ties.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}
