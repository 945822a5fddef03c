// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountType } from './discountType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What the price is lowered by.
 */
export interface Discount {
  type: DiscountType | Undeclared;
  /** Amount in the site's currency, or percent. */
  value: number;
}
