// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketIdCondition } from './ticketIdCondition.ts';
import type { TicketNameCondition } from './ticketNameCondition.ts';

/**
 * Conditions that a ticket must meet, all of them; without any, all tickets of the site are meant. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface TicketFilter {
  eventId?: TicketIdCondition;
  ticketDefinitionId?: TicketIdCondition;
  name?: TicketNameCondition;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly TicketFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly TicketFilter[];
  $not?: TicketFilter;
}
