// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxDetails } from './taxDetails.ts';

/**
 * Prices of one line; those with `total` in the name are for the whole line, with discounts.
 */
export interface LineItemPrices {
  /** Price of one, after the discounts of the catalog and of the line. */
  price?: MultiCurrencyPrice;
  /** Price of one before any discount. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one, after the discounts of the catalog only. Without others the same as `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the extras. */
  modifiers?: MultiCurrencyPrice;
  /** What is paid now, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: MultiCurrencyPrice;
  /** Price of the whole line before discounts of the cart. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Share of the line in the discounts of the cart. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
}
