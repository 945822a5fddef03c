// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Field names of a store variant with a value or with operators, as in the product query.
 */
export type StoreVariantQueryFilter = { [key: string]: unknown };
