// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { ShippingCharge } from './shippingCharge.ts';

/**
 * What the shipping costs, before charges.
 */
export interface ShippingPrice {
  price: MultiCurrencyPrice;
  /**
   * Charges on top of the price.
   * @maxItems 100
   */
  otherCharges?: ShippingCharge[];
}
