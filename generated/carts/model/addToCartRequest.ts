// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NewCustomLineItem } from './newCustomLineItem.ts';
import type { NewLineItem } from './newLineItem.ts';

/**
 * Lines to add. At least one of the two lists must have an entry.
 */
export interface AddToCartRequest {
  /**
   * Items of a catalog.
   * @maxItems 100
   */
  lineItems?: readonly NewLineItem[];
  /**
   * Lines that no catalog has, with a price that the caller names.
   * @maxItems 100
   */
  customLineItems?: readonly NewCustomLineItem[];
  /** Location of the business that is to deal with the order. Counts when the call makes the cart. */
  businessLocationId?: string;
}
