// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The coupon that the discount comes from.
 */
export interface CouponDiscount {
  name?: string;
  /** What the buyer entered. */
  code?: string;
  /** Id of the coupon in the site. */
  couponId?: string;
}
