// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FreeTrialPeriod } from './freeTrialPeriod.ts';
import type { SubscriptionFrequency } from './subscriptionFrequency.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * When the subscription is charged again. `interval` times `frequency` is the length of one cycle.
 */
export interface SubscriptionSettings {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * How many units of the frequency one cycle has.
   * @minimum 1
   * @maximum 3650
   */
  interval?: number;
  /** True runs until someone ends it; false after `billingCycles`. */
  autoRenewal: boolean;
  /**
   * How often it is charged. Absent with `autoRenewal`.
   * @minimum 1
   */
  billingCycles?: number;
  /** Whether the buyer may end it. */
  enableCustomerCancellation: boolean;
  /** First day, when it is not the day of the order. */
  startDate?: string;
  freeTrialPeriod?: FreeTrialPeriod;
}
