// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MfaFactor } from './mfaFactor.ts';
import type { MfaReason } from './mfaReason.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Goes with the state REQUIRE_MFA. Declared for the platform's own pages; not to be expected on a site.
 */
export interface RequireMfaData {
  /**
   * The factors to choose from.
   * @maxItems 100
   */
  availableFactors?: MfaFactor[];
  reason?: MfaReason | Undeclared;
}
