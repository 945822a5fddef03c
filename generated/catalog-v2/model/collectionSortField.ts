// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A field that collections can be sorted by.
 */
export type CollectionSortField = 'id' | 'name';
