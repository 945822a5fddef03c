// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The password is wrong (with a code), or the access token that came with the call is not valid (without one).
 */
export type WrongPasswordResponse = ErrorBody;
