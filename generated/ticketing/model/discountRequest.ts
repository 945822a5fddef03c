// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The coupon to use.
 */
export interface DiscountRequest {
  /**
   * As the buyer types it.
   * @maxLength 20
   */
  couponCode?: string;
}
