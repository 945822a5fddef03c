// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';

/**
 * A sum of money.
 */
export interface SalesAmount {
  /**
   * The older form of `value`; always there.
   * @deprecated
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
  /**
   * In the major unit of the currency, without sign or thousands separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value?: string;
  currency: CurrencyCode;
}
