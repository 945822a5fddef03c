// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketIdOperators } from './ticketIdOperators.ts';

/**
 * Id that the field must equal, or what is asked of it.
 */
export type TicketIdCondition = string | TicketIdOperators;
