// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * A field is not valid, the parts of the event contradict each other, or the slug has a wrong form.
 */
export type EventRejectedResponse = ErrorBody;
