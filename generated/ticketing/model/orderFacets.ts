// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderFacetsFacets } from './orderFacetsFacets.ts';

/**
 * The same counts with the number of tickets beside them.
 */
export interface OrderFacets {
  /** Name of the field to its counts. */
  facets?: OrderFacetsFacets;
}
