// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * A discount of the merchant and what it takes off.
 */
export interface AppliedMerchantDiscount {
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
  /**
   * The same in percent, when it was given so.
   * @minimum 0.01
   * @maximum 100
   */
  percentage?: number;
}
