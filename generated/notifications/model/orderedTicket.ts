// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CheckIn } from './checkIn.ts';
import type { ConferenceLogin } from './conferenceLogin.ts';
import type { FormResponse } from './formResponse.ts';
import type { Money } from './money.ts';

/**
 * One ticket of an order.
 */
export interface OrderedTicket {
  /** Number of the ticket; unique on the site. */
  ticketNumber: string;
  /** Kind of the ticket. */
  ticketDefinitionId?: string;
  /** Name of the kind. */
  ticketName?: string;
  price?: Money;
  checkIn?: CheckIn;
  /** Whether the ticket is valid. */
  confirmed?: boolean;
  /** Whether the ticket is in the archive. */
  archived?: boolean;
  /** Whether the ticket is no longer valid. */
  canceled?: boolean;
  /** Whether the personal data is gone. */
  anonymized?: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** Address of the guest. */
  email?: string;
  /** The site's contact that belongs to the guest. */
  contactId?: string;
  /** Member who is the guest. */
  memberId?: string;
  form?: FormResponse;
  onlineConferencingLogin?: ConferenceLogin;
  /**
   * Seat on the plan of the place; absent without one.
   * @maxLength 36
   */
  seatId?: string;
}
