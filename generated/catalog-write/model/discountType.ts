// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether an amount or a share of the price is taken off.
 */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
