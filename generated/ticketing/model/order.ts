// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormResponse } from './formResponse.ts';
import type { Invoice } from './invoice.ts';
import type { Money } from './money.ts';
import type { OrderAction } from './orderAction.ts';
import type { OrderChannel } from './orderChannel.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { PaymentDetails } from './paymentDetails.ts';
import type { Ticket } from './ticket.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What somebody ordered for one event. Number, event, reservation and quantity are always told; the fieldsets of the question add the rest. What was not asked for is empty or false, or absent where a member may be.
 */
export interface Order {
  /**
   * Number of the order, unique within the site.
   * @maxLength 36
   */
  orderNumber: string;
  /** Id of the reservation that the order was made of. */
  reservationId: string;
  /**
   * Id of the order in the payment system of the platform. Empty when no payment was begun.
   * @maxLength 36
   */
  readonly snapshotId: string;
  /** Id of the event that the tickets are for. */
  eventId: string;
  /**
   * The buyer in the contact list of the site.
   * @maxLength 36
   */
  contactId: string;
  /**
   * The member who bought. Empty when a visitor did.
   * @maxLength 36
   */
  memberId: string;
  /** When the order was made. */
  readonly created?: string;
  /** When the order changed last. */
  readonly updated?: string;
  /** First name of the buyer. */
  firstName: string;
  /** Last name of the buyer. */
  lastName: string;
  /** Both names of the buyer. */
  fullName: string;
  /** E-mail address of the buyer; the tickets go there. */
  email: string;
  /** What the buyer answered to the event's form. With the fieldset FORM. */
  checkoutForm?: FormResponse;
  /** Whether the order is PAID or FREE. */
  confirmed: boolean;
  status: OrderStatus | Undeclared;
  /** How the order is paid, in the words of the payment provider. Empty before. */
  method: string;
  /**
   * Number of tickets that were ordered.
   * @minimum 0
   */
  ticketsQuantity: number;
  /** What the order costs in all. With the fieldset DETAILS. */
  totalPrice?: Money;
  /** Address of one file with all tickets. Empty before they are issued. */
  ticketsPdf: string;
  /**
   * The tickets that are issued so far, with the fieldset TICKETS. They are all there when there are `ticketsQuantity` of them. Empty without the fieldset.
   * @maxItems 50
   */
  tickets: Ticket[];
  /** Whether the order is in the archive. */
  archived: boolean;
  /** Whether the data about the buyer were made unreadable. */
  anonymized: boolean;
  /** How the price comes about. With the fieldset INVOICE. */
  invoice?: Invoice;
  /** Whether every ticket was checked in at the door. */
  fullyCheckedIn: boolean;
  paymentDetails?: PaymentDetails;
  channel: OrderChannel | Undeclared;
  /**
   * What the owner may do with the order in its present state. Not every host tells.
   * @maxItems 10
   */
  readonly availableActions?: readonly (OrderAction | Undeclared)[];
  /** Whether the buyer agreed to be sent news of the site. */
  marketingConsent?: boolean;
}
