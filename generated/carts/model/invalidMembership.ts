// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Membership } from './membership.ts';

/**
 * A membership that cannot pay for lines of this cart.
 */
export interface InvalidMembership {
  membership: Membership;
  /**
   * Why it cannot pay.
   * @minLength 1
   * @maxLength 100
   */
  reason: string;
}
