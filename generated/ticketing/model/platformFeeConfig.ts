// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FeeType } from './feeType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Who bears the platform's fee for a sold ticket.
 */
export interface PlatformFeeConfig {
  readonly type: FeeType | Undeclared;
}
