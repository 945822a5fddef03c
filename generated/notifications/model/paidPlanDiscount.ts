// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PercentDiscount } from './percentDiscount.ts';

/**
 * The pricing plan that the discount comes from.
 */
export interface PaidPlanDiscount {
  percentDiscount?: PercentDiscount;
  /** Name of the plan. */
  name?: string;
}
