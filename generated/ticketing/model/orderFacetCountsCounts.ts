// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderFacetNumbers } from './orderFacetNumbers.ts';

/**
 * The value to what was counted.
 */
export type OrderFacetCountsCounts = { [key: string]: OrderFacetNumbers };
