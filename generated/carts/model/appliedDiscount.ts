// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AppliedCoupon } from './appliedCoupon.ts';
import type { AppliedDiscountRule } from './appliedDiscountRule.ts';
import type { AppliedMerchantDiscount } from './appliedMerchantDiscount.ts';
import type { DiscountType } from './discountType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A discount that was counted. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is there.
 */
export interface AppliedDiscount {
  discountType: DiscountType | Undeclared;
  coupon?: AppliedCoupon;
  merchantDiscount?: AppliedMerchantDiscount;
  discountRule?: AppliedDiscountRule;
  /**
   * Lines that it was counted for.
   * @maxItems 300
   */
  lineItemIds?: string[];
}
