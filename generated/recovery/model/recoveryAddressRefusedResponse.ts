// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The address does not have the form of an e-mail address, or the return address is not allowed.
 */
export type RecoveryAddressRefusedResponse = ErrorBody;
