// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The way of shipping that the buyer chose, out of those that the estimate offers.
 */
export interface SelectedShippingOption {
  /**
   * Code of the option (`shippingOptions[].code`).
   * @minLength 1
   * @maxLength 100
   */
  code: string;
  /** Carrier that offers it (`carrierServiceOptions[].carrierId`). Needed when two use the same code. */
  carrierId?: string;
}
