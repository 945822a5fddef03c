// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where a visitor subscribes to a plan.
 */
export interface PaidPlansCheckoutIntent {
  /** Which one the visitor chose. */
  planId: string;
  /**
   * Opaque text that a plan list hands over.
   * @maxLength 2048
   */
  checkoutData?: string;
}
