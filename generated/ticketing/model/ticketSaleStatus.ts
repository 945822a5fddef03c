// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether the sale is yet to come (SALE_SCHEDULED), runs (SALE_STARTED) or is over (SALE_ENDED). Read-only.
 */
export type TicketSaleStatus = 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';
