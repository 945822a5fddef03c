// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventSortField } from './eventSortField.ts';
import type { SortOrder } from './sortOrder.ts';

/**
 * One key of a sort; earlier keys count more.
 */
export interface EventSorting {
  fieldName: EventSortField;
  order?: SortOrder;
}
