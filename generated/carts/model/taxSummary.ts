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
  /** The tax. */
  totalTax?: MultiCurrencyPrice;
  calculationDetails?: TaxCalculationDetails;
}
