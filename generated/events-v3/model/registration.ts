// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ExternalRegistration } from './externalRegistration.ts';
import type { GuestType } from './guestType.ts';
import type { InitialRegistrationType } from './initialRegistrationType.ts';
import type { RegistrationStatus } from './registrationStatus.ts';
import type { RegistrationType } from './registrationType.ts';
import type { RsvpRegistration } from './rsvpRegistration.ts';
import type { TicketsRegistration } from './ticketsRegistration.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * How guests register, and whether they can now. Which of `rsvp`, `tickets`, `external` is there follows `type`.
 */
export interface Registration {
  type: RegistrationType | Undeclared;
  status: RegistrationStatus | Undeclared;
  initialType: InitialRegistrationType | Undeclared;
  allowedGuestTypes: GuestType | Undeclared;
  /** The owner stopped registration for the time being. */
  registrationPaused: boolean;
  /** The event is shown without any way to register. */
  registrationDisabled: boolean;
  rsvp?: RsvpRegistration;
  tickets?: TicketsRegistration;
  external?: ExternalRegistration;
}
