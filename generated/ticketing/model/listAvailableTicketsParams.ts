// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketSort } from './ticketSort.ts';
import type { TicketState } from './ticketState.ts';

export type ListAvailableTicketsParams = {
  /**
   * Only tickets of this event.
   */
  eventId?: string;
  /**
   * How many tickets to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most tickets of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Order of the tickets.
   */
  sort?: TicketSort;
  /**
   * Widens the list beyond what can be had now.
   * @maxItems 1
   */
  state?: readonly TicketState[];
};
