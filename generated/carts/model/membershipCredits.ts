// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * For a membership that pays a number of times. Absent for one without a limit.
 */
export interface MembershipCredits {
  /** @minimum 1 */
  total: number;
  /** @minimum 0 */
  remaining: number;
}
