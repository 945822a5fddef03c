// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { IdentityStatusName } from './identityStatusName.ts';
import type { IdentityStatusReason } from './identityStatusReason.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Whether the identity may sign in, and why not.
 */
export interface AccountStatus {
  name: IdentityStatusName | Undeclared;
  /**
   * What a PENDING identity waits for; empty for every other status.
   * @maxItems 10
   */
  reasons: (IdentityStatusReason | Undeclared)[];
}
