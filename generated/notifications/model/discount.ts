// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountItem } from './discountItem.ts';
import type { Money } from './money.ts';

/**
 * What is taken off. Absent without a discount.
 */
export interface Discount {
  /** How much is taken off. */
  amount?: Money;
  /** What remains, before tax and fees. */
  afterDiscount?: Money;
  /**
   * Code of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  code: string;
  /**
   * Name of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  name: string;
  /**
   * Id of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  couponId: string;
  /**
   * The discounts one by one.
   * @maxItems 20
   */
  discounts?: readonly DiscountItem[];
}
