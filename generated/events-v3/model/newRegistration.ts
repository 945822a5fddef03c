// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ExternalRegistration } from './externalRegistration.ts';
import type { GuestType } from './guestType.ts';
import type { InitialRegistrationType } from './initialRegistrationType.ts';
import type { RsvpRegistrationInput } from './rsvpRegistrationInput.ts';
import type { TicketsRegistrationInput } from './ticketsRegistrationInput.ts';

/**
 * How guests register for a new event.
 */
export interface NewRegistration {
  initialType: InitialRegistrationType;
  allowedGuestTypes?: GuestType;
  /** Stop registration for the time being. */
  registrationPaused?: boolean;
  /** Show the event without any way to register. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}
