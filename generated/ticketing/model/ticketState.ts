// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * INCLUDE_HIDDEN_NOT_ON_SALE: also tickets that are hidden because they are not on sale now.
 */
export type TicketState = 'INCLUDE_HIDDEN_NOT_ON_SALE';
