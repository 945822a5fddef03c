// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * The coupon and what it takes off.
 */
export interface AppliedCoupon {
  id: string;
  /** Code as the owner wrote it. */
  code: string;
  /** Name that the owner gave the coupon. */
  name: string;
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
}
