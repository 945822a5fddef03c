// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventRegistrationOperators } from './eventRegistrationOperators.ts';
import type { InitialRegistrationType } from './initialRegistrationType.ts';

/**
 * The kind of registration that the event was made with; no other operator than equality.
 */
export type EventRegistrationCondition = InitialRegistrationType | EventRegistrationOperators;
