// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventFilter } from './eventFilter.ts';
import type { EventPaging } from './eventPaging.ts';
import type { EventSorting } from './eventSorting.ts';

/**
 * Which events are meant. Its shape is that of a query; the condition stands in its `filter`.
 */
export interface BulkEventQuery {
  filter: EventFilter;
  /**
   * Of no use, since all matching events are meant.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}
