// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketDefinition } from './ticketDefinition.ts';
import type { TicketPageMetadata } from './ticketPageMetadata.ts';

/**
 * One page of tickets.
 */
export interface ListAvailableTicketsResponse {
  metaData: TicketPageMetadata;
  /**
   * The tickets of this page; empty with limit 0.
   * @maxItems 100
   */
  definitions: TicketDefinition[];
}
