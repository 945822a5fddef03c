// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { VerificationTarget } from './verificationTarget.ts';

/**
 * Whom to verify, and by what.
 */
export interface StartRequest {
  /** Id of the identity whose address is verified. Declared as optional; without it the caller's own identity is assumed to be meant. */
  identityId?: string;
  target?: VerificationTarget;
}
