// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventMakerOperators } from './eventMakerOperators.ts';

/**
 * Id of the maker that the event must have, or what is asked of it.
 */
export type EventMakerCondition = string | EventMakerOperators;
