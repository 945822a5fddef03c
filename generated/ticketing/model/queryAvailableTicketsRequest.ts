// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketDefinitionFieldset } from './ticketDefinitionFieldset.ts';
import type { TicketFilter } from './ticketFilter.ts';
import type { TicketSort } from './ticketSort.ts';

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
  filter?: TicketFilter;
  /**
   * Parts of the ticket to answer beside the usual ones.
   * @maxItems 20
   */
  fieldset?: readonly TicketDefinitionFieldset[];
  sort?: TicketSort;
}
