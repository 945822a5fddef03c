// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Smallest and largest value over the variants of a product.
 */
export interface NumericPropertyRange {
  readonly minValue: number;
  readonly maxValue: number;
}
