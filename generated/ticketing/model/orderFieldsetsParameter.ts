// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderFieldset } from './orderFieldset.ts';

/**
 * Parts of the order to answer beside the number, the event, the reservation and the quantity.
 */
export type OrderFieldsetsParameter = readonly OrderFieldset[];
