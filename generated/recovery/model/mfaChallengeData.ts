// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FactorType } from './factorType.ts';
import type { MfaFactor } from './mfaFactor.ts';
import type { MfaReason } from './mfaReason.ts';
import type { Undeclared } from './undeclared.ts';
import type { VerificationChallenge } from './verificationChallenge.ts';

/**
 * Goes with the state MFA_CHALLENGE: a factor was chosen and waits for its answer. Declared for the platform's own pages; not to be expected on a site.
 */
export interface MfaChallengeData {
  factorType?: FactorType | Undeclared;
  verificationChallengeData?: VerificationChallenge;
  /**
   * The factors that could be chosen instead.
   * @maxItems 100
   */
  availableFactors?: MfaFactor[];
  reason?: MfaReason | Undeclared;
}
