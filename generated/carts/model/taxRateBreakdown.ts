// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxRate } from './taxRate.ts';

/**
 * The older form of what one authority takes.
 */
export interface TaxRateBreakdown {
  /** @maxLength 100 */
  name: string;
  rate: TaxRate;
  tax?: MultiCurrencyPrice;
}
