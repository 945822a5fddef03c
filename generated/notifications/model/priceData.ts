// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';
import type { FormattedPrice } from './formattedPrice.ts';

/**
 * A price before and after the discount, as numbers and as text.
 */
export interface PriceData {
  currency: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   * @maximum 999999999.99
   */
  price: number;
  /** Price after the discount, never below zero; equals `price` without a discount. */
  discountedPrice: number;
  /** Price of one base quantity, for products sold by measure. */
  pricePerUnit?: number;
  formatted: FormattedPrice;
}
