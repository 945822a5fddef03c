// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A field that variants can be sorted by.
 */
export type StoreVariantSortField = 'id' | 'variantId' | 'productId' | 'productName' | 'variantName' | 'sku';
