// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export interface RemoveLineItemsRequest {
  /**
   * Ids of the lines (`lineItems[].id` of the cart).
   * @minItems 1
   * @maxItems 100
   */
  lineItemIds: readonly string[];
}
