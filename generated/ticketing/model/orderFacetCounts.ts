// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderFacetCountsCounts } from './orderFacetCountsCounts.ts';

/**
 * Orders and tickets by value of one field.
 */
export interface OrderFacetCounts {
  /** The value to what was counted. */
  counts?: OrderFacetCountsCounts;
}
