// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * `subtotal` less `discount`, plus `shipping` and `additionalFees`, plus `tax` unless the prices contain it, less a gift card, makes `total`.
 */
export interface PriceSummary {
  /** All lines, before discounts of the cart and before tax. */
  subtotal: MultiCurrencyPrice;
  /** All discounts of the cart together. */
  discount: MultiCurrencyPrice;
  /** Before discounts and tax. Absent when shipping was not asked for or could not be computed. */
  shipping?: MultiCurrencyPrice;
  /** All fees together, before tax. Absent when fees were not asked for. */
  additionalFees?: MultiCurrencyPrice;
  /** All tax together. Absent when tax was not asked for or could not be computed. */
  tax?: MultiCurrencyPrice;
  /** What is left to pay. */
  total: MultiCurrencyPrice;
}
