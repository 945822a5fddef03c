// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MerchantDiscountAmount } from './merchantDiscountAmount.ts';

/**
 * A discount to give by hand.
 */
export interface NewMerchantDiscount {
  amount: MerchantDiscountAmount;
  /**
   * Lines that it is for. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: readonly string[];
}
