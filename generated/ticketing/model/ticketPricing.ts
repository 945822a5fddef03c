// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Money } from './money.ts';
import type { PricingOptions } from './pricingOptions.ts';
import type { TicketPricingKind } from './ticketPricingKind.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * How the ticket is priced. Exactly one of `fixedPrice`, `minPrice` and `pricingOptions` is there.
 */
export interface TicketPricing {
  /** One price for everybody. */
  fixedPrice?: Money;
  /** The buyer names the price, this one or more (`pricingType` DONATION). */
  minPrice?: Money;
  pricingOptions?: PricingOptions;
  pricingType: TicketPricingKind | Undeclared;
}
