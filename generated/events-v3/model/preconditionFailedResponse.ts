// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The request is valid, but the site or the entity is not in a state that allows it.
 */
export type PreconditionFailedResponse = ErrorBody;
