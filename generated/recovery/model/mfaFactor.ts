// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FactorType } from './factorType.ts';
import type { MfaFactorStatus } from './mfaFactorStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A factor that could be used as the second one.
 */
export interface MfaFactor {
  factorType?: FactorType | Undeclared;
  factorStatus?: MfaFactorStatus | Undeclared;
}
