// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How to carry out the checkout.
 */
export interface CheckoutOptions {
  /** True sends no mail to the buyer. */
  silent?: boolean;
  /** True leaves the payment for later, outside the platform; the order is OFFLINE_PENDING. */
  payInPerson?: boolean;
  /** True takes the answers as they are, whatever the form asks for. For the owner and apps. */
  ignoreFormValidation?: boolean;
  /** True takes the order for paid. For the owner and apps. */
  markAsPaid?: boolean;
}
