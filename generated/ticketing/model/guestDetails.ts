// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormResponse } from './formResponse.ts';

/**
 * Who comes with the ticket.
 */
export interface GuestDetails {
  /** Whether the ticket has a guest of its own; if not, the buyer stands here. */
  guestAssigned: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** E-mail address of the guest. */
  email?: string;
  /** Phone number of the guest. */
  phone?: string;
  /** The guest in the contact list of the site. */
  contactId?: string;
  /** What the guest answered to the event's form. */
  form?: FormResponse;
}
