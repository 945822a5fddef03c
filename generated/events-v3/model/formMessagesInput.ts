// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CheckoutFormMessagesInput } from './checkoutFormMessagesInput.ts';
import type { RegistrationClosedMessagesInput } from './registrationClosedMessagesInput.ts';
import type { RsvpFormMessagesInput } from './rsvpFormMessagesInput.ts';
import type { TicketsUnavailableMessagesInput } from './ticketsUnavailableMessagesInput.ts';

/**
 * Texts around the form, by way of registration, to send.
 */
export interface FormMessagesInput {
  rsvp?: RsvpFormMessagesInput;
  checkout?: CheckoutFormMessagesInput;
  registrationClosed?: RegistrationClosedMessagesInput;
  ticketsUnavailable?: TicketsUnavailableMessagesInput;
}
