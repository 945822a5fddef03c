// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Region of the site's shipping rules that the address falls into.
 */
export interface ShippingRegion {
  readonly id: string;
  /** @maxLength 100 */
  name: string;
}
