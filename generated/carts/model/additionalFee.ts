// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdditionalFeeSource } from './additionalFeeSource.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxableAddress } from './taxableAddress.ts';
import type { TaxDetails } from './taxDetails.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A fee on top of lines and shipping.
 */
export interface AdditionalFee {
  /**
   * Name of the fee for programs.
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 50
   */
  translatedName?: string;
  source: AdditionalFeeSource | Undeclared;
  /**
   * App that asks for the fee.
   * @minLength 1
   * @maxLength 100
   */
  providerAppId?: string;
  price: MultiCurrencyPrice;
  priceBeforeTax?: MultiCurrencyPrice;
  priceAfterTax?: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
  taxableAddress?: TaxableAddress;
  /**
   * Lines that it is for. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: string[];
}
