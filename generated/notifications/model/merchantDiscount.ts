// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * A discount that the merchant gave by hand.
 */
export interface MerchantDiscount {
  amount: MultiCurrencyPrice;
}
