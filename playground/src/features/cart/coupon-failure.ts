import { couponReason } from './refusal.ts';

/** Sentence for a rejected coupon; a key of `text.coupon.failures`. */
export type CouponFailure =
  | 'unknown'
  | 'expired'
  | 'notApplicable'
  | 'usedUp'
  | 'notActive'
  | 'second'
  | 'other';

/** By the codes of the first cart, and by the codes and reasons of the second one. */
const byCode: Readonly<Record<string, CouponFailure>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
  ERROR_COUPON_EXPIRED: 'expired',
  ERROR_COUPON_NOT_APPLICABLE: 'notApplicable',
  ERROR_COUPON_USAGE_EXCEEDED: 'usedUp',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'usedUp',
  ERROR_COUPON_IS_DISABLED: 'notActive',
  ERROR_COUPON_NOT_ACTIVE_YET: 'notActive',
  INVALID_COUPON_CODE: 'unknown',
  MAX_COUPONS_PER_CART_EXCEEDED: 'second',
  EXPIRED: 'expired',
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'notApplicable',
  MIN_SUBTOTAL_NOT_REACHED: 'notApplicable',
  MAX_USAGE_EXCEEDED: 'usedUp',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'usedUp',
  DISABLED: 'notActive',
  INACTIVE: 'notActive',
};

/** Maps the failure of a call to the key of its sentence. */
export const couponFailure = (error: { readonly code: string }): CouponFailure =>
  byCode[couponReason(error) ?? error.code] ?? 'other';
