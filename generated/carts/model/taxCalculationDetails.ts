// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AutoTaxFallbackDetails } from './autoTaxFallbackDetails.ts';
import type { ManualRateReason } from './manualRateReason.ts';
import type { TaxRateType } from './taxRateType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * How the rate was found. At most one of `manualRateReason` and `autoTaxFallbackDetails` is there.
 * @deprecated
 */
export interface TaxCalculationDetails {
  rateType: TaxRateType | Undeclared;
  manualRateReason?: ManualRateReason | Undeclared;
  autoTaxFallbackDetails?: AutoTaxFallbackDetails;
}
