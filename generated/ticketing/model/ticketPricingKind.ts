// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Type of a ticket: the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
 */
export type TicketPricingKind = 'STANDARD' | 'DONATION';
