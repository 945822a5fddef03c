// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventTaxType } from './eventTaxType.ts';
import type { TaxRate } from './taxRate.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Tax on the tickets of the event.
 */
export interface TaxSettings {
  type: EventTaxType | Undeclared;
  /**
   * What the tax is called.
   * @minLength 1
   * @maxLength 10
   */
  name?: string;
  rate?: TaxRate;
  /** Donations are taxed too. */
  appliedToDonations?: boolean;
}
