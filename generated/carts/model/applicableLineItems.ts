// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which lines the carrier takes.
 */
export interface ApplicableLineItems {
  /**
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds?: string[];
}
