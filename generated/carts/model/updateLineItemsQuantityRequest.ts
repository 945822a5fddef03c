// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { LineItemQuantityUpdate } from './lineItemQuantityUpdate.ts';

export interface UpdateLineItemsQuantityRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  lineItems: readonly LineItemQuantityUpdate[];
}
