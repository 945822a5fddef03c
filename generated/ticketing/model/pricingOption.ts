// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Money } from './money.ts';

/**
 * One of several prices.
 */
export interface PricingOption {
  /** What a reservation names as `pricingOptionId`. */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  price?: Money;
}
