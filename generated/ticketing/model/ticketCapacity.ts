// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How many people the seat or table is for.
 * @minimum 1
 * @maximum 50
 */
export type TicketCapacity = number;
