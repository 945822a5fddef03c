// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The site has as many events as it may have, or lacks the events app.
 */
export type NoMoreEventsResponse = ErrorBody;
