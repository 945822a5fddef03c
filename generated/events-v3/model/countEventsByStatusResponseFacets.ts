// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FacetCounts } from './facetCounts.ts';

/**
 * The counts of each facet that was asked for, by its name.
 */
export type CountEventsByStatusResponseFacets = { [key: string]: FacetCounts };
