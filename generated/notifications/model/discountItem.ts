// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CouponDiscount } from './couponDiscount.ts';
import type { Money } from './money.ts';
import type { PaidPlanDiscount } from './paidPlanDiscount.ts';

/**
 * One discount. Either `coupon` or `paidPlan` is there.
 */
export interface DiscountItem {
  coupon?: CouponDiscount;
  paidPlan?: PaidPlanDiscount;
  /** How much this discount takes off. */
  amount?: Money;
}
