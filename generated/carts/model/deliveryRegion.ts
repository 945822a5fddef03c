// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Region of the site that the address falls under.
 */
export interface DeliveryRegion {
  id?: string;
  /** @maxLength 100 */
  name?: string;
}
