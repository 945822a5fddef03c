// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Money } from './money.ts';
import type { TaxType } from './taxType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The tax of an invoice or of one of its items. Absent when the event has no tax.
 */
export interface Tax {
  type: TaxType | Undeclared;
  /** Name that the owner gave. */
  readonly name: string;
  /**
   * In percent.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate: string;
  /** What the tax is reckoned on. */
  taxable?: Money;
  /** The tax itself. */
  amount?: Money;
}
