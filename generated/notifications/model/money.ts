// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';

/**
 * An amount in one currency.
 */
export interface Money {
  /**
   * The amount under its old name, which is always there. Equal to `value`.
   * @deprecated
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  amount: string;
  currency: CurrencyCode;
  /**
   * The amount as a decimal without thousands separators. Older entities have only `amount`.
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  value?: string;
}
