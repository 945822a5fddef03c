// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SubscriptionFrequency } from './subscriptionFrequency.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Time before the first charge.
 */
export interface FreeTrialPeriod {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * How many of the unit.
   * @minimum 1
   * @maximum 999
   */
  interval: number;
}
