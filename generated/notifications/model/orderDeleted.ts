// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderedTicket } from './orderedTicket.ts';
import type { TicketOrderType } from './ticketOrderType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What is left of a deleted order.
 */
export interface OrderDeleted {
  /** When this was noted. */
  timestamp?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** Whether the personal data is gone. */
  anonymized?: boolean;
  orderType?: TicketOrderType | Undeclared;
  /** True when a person asked for their data to be erased. */
  triggeredByAnonymizeRequest?: boolean;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
}
