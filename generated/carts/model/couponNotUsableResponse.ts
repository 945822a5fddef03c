// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ErrorBody } from './errorBody.ts';

/**
 * The coupon exists but may not be used for this cart, now or by this buyer. The cart did not change.
 */
export type CouponNotUsableResponse = ErrorBody;
