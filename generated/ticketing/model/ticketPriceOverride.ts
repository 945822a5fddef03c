// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Price that was named for this one ticket, in place of its usual one.
 * @pattern ^\d{1,16}(\.\d+)?$
 */
export type TicketPriceOverride = string;
