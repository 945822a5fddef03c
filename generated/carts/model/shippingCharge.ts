// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ChargeType } from './chargeType.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A charge on top of the price of the shipping.
 */
export interface ShippingCharge {
  type: ChargeType | Undeclared;
  price: MultiCurrencyPrice;
  /** @maxLength 250 */
  details?: string;
}
