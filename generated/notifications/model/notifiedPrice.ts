// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';
import type { NotifiedPriceTexts } from './notifiedPriceTexts.ts';

/**
 * A price before and after the discount, as numbers and as text.
 */
export interface NotifiedPrice {
  currency?: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   */
  price?: number;
  /**
   * Price after the discount.
   * @minimum 0
   */
  discountedPrice?: number;
  /**
   * Price of one base quantity, for products sold by measure.
   * @minimum 0
   */
  pricePerUnit?: number;
  formatted?: NotifiedPriceTexts;
}
