// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxDetails } from './taxDetails.ts';

/**
 * What shipping costs.
 */
export interface ShippingCost {
  /** Before discounts and tax. */
  price?: MultiCurrencyPrice;
  /** Discounts on shipping. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
}
