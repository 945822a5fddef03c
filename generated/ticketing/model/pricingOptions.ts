// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PricingOption } from './pricingOption.ts';

/**
 * Several prices, out of which the buyer chooses one.
 */
export interface PricingOptions {
  /** @maxItems 100 */
  options?: PricingOption[];
}
