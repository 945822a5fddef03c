// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Who brings the goods.
 */
export interface Carrier {
  /** App that speaks for the carrier. */
  appId?: string;
  /** @maxLength 250 */
  code: string;
}
