// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FactorStatus } from './factorStatus.ts';
import type { FactorType } from './factorType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One means by which the person can prove who it is.
 */
export interface IdentityFactor {
  factorId: string;
  type: FactorType | Undeclared;
  status: FactorStatus | Undeclared;
}
