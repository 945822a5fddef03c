// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A short mark on the picture of the product.
 */
export interface Ribbon {
  /** @maxLength 30 */
  text: string;
}
