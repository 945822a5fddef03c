// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FacetCounts } from './facetCounts.ts';

/**
 * How many orders there are by each value of the fields that `facet` named, as name of the field to counts. Absent when no field was named.
 */
export type ListOrdersResponseFacets = { [key: string]: FacetCounts };
