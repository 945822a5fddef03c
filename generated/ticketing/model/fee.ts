// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FeeName } from './feeName.ts';
import type { FeeType } from './feeType.ts';
import type { Money } from './money.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A fee of the platform.
 */
export interface Fee {
  name?: FeeName | Undeclared;
  type?: FeeType | Undeclared;
  /**
   * In percent of the discounted price with the added tax.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  readonly rate?: string;
  /** The fee itself. */
  amount?: Money;
}
