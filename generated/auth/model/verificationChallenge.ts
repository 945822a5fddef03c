// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PushChallengeData } from './pushChallengeData.ts';
import type { WebAuthnChallengeData } from './webAuthnChallengeData.ts';

/**
 * What a factor needs to be answered. Has at most one of `pushData` and `webauthnData`.
 */
export interface VerificationChallenge {
  pushData?: PushChallengeData;
  webauthnData?: WebAuthnChallengeData;
  /**
   * Where a code went, partly blotted out.
   * @maxLength 200
   */
  hint?: string;
}
