// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the merchant takes off, to send.
 */
export interface MerchantDiscountAmount {
  /**
   * In the currency of the cart.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
}
