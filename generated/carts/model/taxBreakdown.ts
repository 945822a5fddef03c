// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { JurisdictionType } from './jurisdictionType.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { TaxRate } from './taxRate.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What one authority takes.
 */
export interface TaxBreakdown {
  jurisdictionType: JurisdictionType | Undeclared;
  /**
   * Name of the authority's area.
   * @maxLength 200
   */
  jurisdiction?: string;
  /** @maxLength 200 */
  taxName?: string;
  /** @maxLength 200 */
  taxType?: string;
  rate?: TaxRate;
  taxableAmount?: MultiCurrencyPrice;
  nonTaxableAmount?: MultiCurrencyPrice;
  taxAmount?: MultiCurrencyPrice;
}
