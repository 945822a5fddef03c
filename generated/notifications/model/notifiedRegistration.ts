// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NotifiedRegistrationStatus } from './notifiedRegistrationStatus.ts';
import type { NotifiedRegistrationType } from './notifiedRegistrationType.ts';

/**
 * How one registers. The whole of it is described with the service `events-v3`.
 */
export interface NotifiedRegistration {
  type?: NotifiedRegistrationType;
  status?: NotifiedRegistrationStatus;
  /** Whether the owner has paused it. */
  registrationPaused?: boolean;
  /** Whether the event goes without registration. */
  registrationDisabled?: boolean;
  [key: string]: unknown;
}
