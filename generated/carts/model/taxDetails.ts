// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxBreakdown } from './taxBreakdown.ts';
import type { TaxRate } from './taxRate.ts';
import type { TaxRateBreakdown } from './taxRateBreakdown.ts';

/**
 * Tax of one line, one fee or the shipping.
 */
export interface TaxDetails {
  taxRate: TaxRate;
  /** What the tax is computed from. */
  taxableAmount?: MultiCurrencyPrice;
  /** What is to be paid as tax. */
  totalTax?: MultiCurrencyPrice;
  /**
   * The tax by authority. Empty without tax.
   * @maxItems 1000
   */
  readonly taxBreakdown: readonly TaxBreakdown[];
  /**
   * The older form of `taxBreakdown`.
   * @deprecated
   * @maxItems 1000
   */
  readonly rateBreakdown?: readonly TaxRateBreakdown[];
}
