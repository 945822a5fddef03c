// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Payment of an order for which the owner sent a request. Newer than the specification.
 */
export interface EcomOrderPaymentRequestIntent {
  /** What the buyer was asked to pay. */
  paymentRequestId: string;
}
