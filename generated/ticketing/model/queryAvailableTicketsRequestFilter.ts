// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Field names of a ticket with a value or with operators such as `$in`; empty for all tickets.
 */
export type QueryAvailableTicketsRequestFilter = { [key: string]: unknown };
