// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { LineItemPrices } from './lineItemPrices.ts';
import type { PaymentOptionType } from './paymentOptionType.ts';
import type { TaxableAddress } from './taxableAddress.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What one line costs.
 */
export interface CalculatedLineItem {
  /** Id of the line in the cart. */
  lineItemId: string;
  pricesBreakdown: LineItemPrices;
  paymentOption: PaymentOptionType | Undeclared;
  taxableAddress?: TaxableAddress;
}
