// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxCalculationDetails } from './taxCalculationDetails.ts';

/**
 * Tax of the whole cart. Absent when tax was not asked for or could not be computed.
 */
export interface TaxSummary {
  /** What the tax is computed from. */
  taxableAmount: MultiCurrencyPrice;
  /** What is to be paid as tax, over all lines, fees and the shipping. */
  totalTax?: MultiCurrencyPrice;
  calculationDetails?: TaxCalculationDetails;
}
