// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountRuleName } from './discountRuleName.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * A discount that the site gives by itself.
 */
export interface AppliedDiscountRule {
  id: string;
  name: DiscountRuleName;
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
}
