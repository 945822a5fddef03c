// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Quantity } from './quantity.ts';

/**
 * The new quantity of one line.
 */
export interface LineItemQuantityUpdate {
  /** Id of the line. */
  id: string;
  quantity: Quantity;
}
