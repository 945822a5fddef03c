// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventFilter } from './eventFilter.ts';

export interface CountEventsByStatusRequest {
  filter?: EventFilter;
  /**
   * Fields whose values are counted. Known is `status`; another one gives no counts.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /** Counts drafts too. A caller who may not read drafts is refused with 403. */
  includeDrafts?: boolean;
}
