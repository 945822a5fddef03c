// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CheckIn } from './checkIn.ts';
import type { GuestDetails } from './guestDetails.ts';
import type { Money } from './money.ts';
import type { OrderChannel } from './orderChannel.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One issued ticket, good for one person at the door.
 */
export interface Ticket {
  /** Number of the ticket, unique. */
  ticketNumber: string;
  /** Which one the ticket was bought with. */
  orderNumber: string;
  /** Id of the kind of ticket. */
  ticketDefinitionId: string;
  /** Name of the kind of ticket. */
  name: string;
  /** Price of this ticket before discount and fees. */
  price?: Money;
  /** Whether the ticket costs nothing. */
  readonly free: boolean;
  /** Terms of the ticket; may be empty. */
  policy: string;
  checkIn?: CheckIn;
  orderStatus: OrderStatus | Undeclared;
  /** Whether the order is in the archive. */
  orderArchived: boolean;
  /** Name of the buyer. */
  orderFullName: string;
  /** Name of the guest. Absent when the event does not ask every guest. */
  guestFullName?: string;
  guestDetails?: GuestDetails;
  /** Whether the ticket is in the archive. */
  archived: boolean;
  /** The member who bought. Absent when a visitor did. */
  memberId?: string;
  /** Whether the data about the guest were made unreadable. */
  anonymized: boolean;
  /** Address that checks the ticket in; the content of its QR code. */
  checkInUrl: string;
  /** Address of the printable ticket. */
  ticketPdfUrl: string;
  /** Address of the pass for the wallet of a phone. */
  readonly walletPassUrl: string;
  channel: OrderChannel | Undeclared;
  /** Whether the ticket is no longer good. */
  readonly canceled?: boolean;
}
