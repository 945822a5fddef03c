// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InitialRegistrationType } from './initialRegistrationType.ts';

/**
 * Operators on the kind of registration.
 */
export interface EventRegistrationOperators {
  $eq?: InitialRegistrationType;
}
