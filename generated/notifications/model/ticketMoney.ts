// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';

/**
 * An amount of money.
 */
export interface TicketMoney {
  /**
   * A decimal without thousands separators, in major units.
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  value?: string;
  /**
   * The same as `value`, which takes its place.
   * @deprecated
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  amount?: string;
  currency?: CurrencyCode;
}
