// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketNameOperators } from './ticketNameOperators.ts';

/**
 * Name that the ticket must have, or what is asked of it.
 */
export type TicketNameCondition = string | TicketNameOperators;
