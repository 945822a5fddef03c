// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountType } from './discountType.ts';

/**
 * What the price is lowered by.
 */
export interface Discount {
  type: DiscountType;
  /** Amount in the site's currency, or percent. */
  value: number;
}
