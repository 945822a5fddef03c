// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';

/**
 * Price of a ticket, as the cheapest or the dearest of the event.
 */
export interface TicketPrice {
  /**
   * In the major unit of the currency, without sign or thousands separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value: string;
  currency: CurrencyCode;
  /** The price as text with the currency sign. */
  formattedValue?: string;
}
