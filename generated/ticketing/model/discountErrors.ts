// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountError } from './discountError.ts';

/**
 * Why the discount was not given. Absent when it was, or when none was asked for.
 */
export interface DiscountErrors {
  /** @maxItems 20 */
  error: DiscountError[];
}
