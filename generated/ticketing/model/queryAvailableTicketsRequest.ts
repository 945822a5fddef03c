// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { QueryAvailableTicketsRequestFilter } from './queryAvailableTicketsRequestFilter.ts';
import type { TicketDefinitionFieldset } from './ticketDefinitionFieldset.ts';

/**
 * Which tickets, in which order, which page.
 */
export interface QueryAvailableTicketsRequest {
  /**
   * How many tickets to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most tickets of one page. With 0 only `metaData` comes back.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /** Field names of a ticket with a value or with operators such as `$in`; empty for all tickets. */
  filter?: QueryAvailableTicketsRequestFilter;
  /**
   * Parts of the ticket to answer beside the usual ones.
   * @maxItems 20
   */
  fieldset?: TicketDefinitionFieldset[];
  /**
   * Field and direction, joined by a colon.
   * @maxLength 100
   */
  sort?: string;
}
