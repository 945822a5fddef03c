/** Sentence for a rejected coupon; a key of `text.coupon.failures`. */
export type CouponFailure = 'unknown' | 'expired' | 'notApplicable' | 'usedUp' | 'notActive' | 'other';

const byCode: Record<string, CouponFailure> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
  ERROR_COUPON_EXPIRED: 'expired',
  ERROR_COUPON_NOT_APPLICABLE: 'notApplicable',
  ERROR_COUPON_USAGE_EXCEEDED: 'usedUp',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'usedUp',
  ERROR_COUPON_IS_DISABLED: 'notActive',
  ERROR_COUPON_NOT_ACTIVE_YET: 'notActive',
};

/** Maps the error code of a call to the key of its sentence. */
export const couponFailure = (code: string | undefined): CouponFailure =>
  (code === undefined ? undefined : byCode[code]) ?? 'other';
