// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The token was used before, is too old or was never given out, or the password does not do.
 */
export type RecoveryRefusedResponse = ErrorBody;
