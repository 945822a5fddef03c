// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from './undeclared.ts';
import type { ViolationSeverity } from './violationSeverity.ts';
import type { ViolationTarget } from './violationTarget.ts';

/**
 * A rule of the site that the cart does not meet. With severity ERROR there is no checkout.
 */
export interface Violation {
  severity: ViolationSeverity | Undeclared;
  target?: ViolationTarget;
  /**
   * Text for the buyer.
   * @minLength 1
   * @maxLength 1000
   */
  description?: string;
}
