// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What a carrier must know.
 */
export interface PhysicalProperties {
  /**
   * Of one, in the weight unit of the cart.
   * @minimum 0
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the item is shipped at all. */
  shippable: boolean;
}
