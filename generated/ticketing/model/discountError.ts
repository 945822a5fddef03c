// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One reason why the discount was not given.
 */
export interface DiscountError {
  /** Stable name of the reason. */
  code: string;
}
