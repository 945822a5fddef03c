// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The state token is missing, or its sign-in does not wait any more.
 */
export type StateTokenRefusedResponse = ErrorBody;
