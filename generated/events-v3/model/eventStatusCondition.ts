// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventStatus } from './eventStatus.ts';
import type { EventStatusOperators } from './eventStatusOperators.ts';

/**
 * A status that the event must have, or what is asked of it.
 */
export type EventStatusCondition = EventStatus | EventStatusOperators;
