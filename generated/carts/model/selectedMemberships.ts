// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MembershipSelection } from './membershipSelection.ts';

/**
 * The memberships to pay with.
 */
export interface SelectedMemberships {
  /** @maxItems 300 */
  memberships: readonly MembershipSelection[];
}
