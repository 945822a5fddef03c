// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CheckoutFormMessages } from './checkoutFormMessages.ts';
import type { RegistrationClosedMessages } from './registrationClosedMessages.ts';
import type { RsvpFormMessages } from './rsvpFormMessages.ts';
import type { TicketsUnavailableMessages } from './ticketsUnavailableMessages.ts';

/**
 * Texts around the form, by way of registration.
 */
export interface FormMessages {
  rsvp?: RsvpFormMessages;
  checkout?: CheckoutFormMessages;
  registrationClosed?: RegistrationClosedMessages;
  ticketsUnavailable?: TicketsUnavailableMessages;
}
