// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ExternalRegistration } from './externalRegistration.ts';
import type { GuestType } from './guestType.ts';
import type { RsvpRegistrationInput } from './rsvpRegistrationInput.ts';
import type { TicketsRegistrationInput } from './ticketsRegistrationInput.ts';

/**
 * What is to change about the registration. Its kind is fixed since the event was made.
 */
export interface RegistrationChanges {
  allowedGuestTypes?: GuestType;
  /** Stop registration for the time being. */
  registrationPaused?: boolean;
  /** Show the event without any way to register. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}
