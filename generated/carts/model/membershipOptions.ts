// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InvalidMembership } from './invalidMembership.ts';
import type { Membership } from './membership.ts';
import type { MembershipSelection } from './membershipSelection.ts';

/**
 * Memberships of the buyer that could pay for lines, and those that could not.
 */
export interface MembershipOptions {
  /** @maxItems 300 */
  eligibleMemberships: Membership[];
  /** @maxItems 300 */
  invalidMemberships: InvalidMembership[];
  /**
   * Those that were counted.
   * @maxItems 300
   */
  selectedMemberships: MembershipSelection[];
}
