// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The coupon on the cart; what it takes off stands in the estimate.
 */
export interface CartCoupon {
  id: string;
  /** Code as the owner wrote it. */
  code: string;
}
