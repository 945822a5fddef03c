// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CartCoupon } from './cartCoupon.ts';
import type { MerchantDiscount } from './merchantDiscount.ts';

/**
 * A discount on the cart. Exactly one of the members is there.
 */
export interface CartDiscount {
  coupon?: CartCoupon;
  merchantDiscount?: MerchantDiscount;
}
