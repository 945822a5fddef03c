// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'catalog-write',
  operations: {
    createProduct: {
      method: 'POST',
      path: '/v1/products',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'queryProducts',
        'queryStoreVariants',
        'getCollection',
        'getCollectionBySlug',
        'queryCollections',
        'getCollectionBySlugV1',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    updateProduct: {
      method: 'PATCH',
      path: '/v1/products/{id}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    deleteProduct: {
      method: 'DELETE',
      path: '/v1/products/{id}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
        'getCollection',
        'getCollectionBySlug',
        'queryCollections',
        'getCollectionBySlugV1',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    deleteProductOptions: {
      method: 'DELETE',
      path: '/v1/products/{id}/options',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    removeBrand: {
      method: 'POST',
      path: '/v1/products/{id}/remove-brand',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: ['getProduct', 'queryProducts'],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    removeRibbon: {
      method: 'POST',
      path: '/v1/products/{id}/remove-ribbon',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: ['getProduct', 'queryProducts'],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    updateProductVariants: {
      method: 'PATCH',
      path: '/v1/products/{id}/variants',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    resetAllProductVariantData: {
      method: 'POST',
      path: '/v1/products/{id}/variants/resetToDefault',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    addProductMedia: {
      method: 'POST',
      path: '/v1/products/{id}/media',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    removeProductMedia: {
      method: 'POST',
      path: '/v1/products/{id}/media/delete',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    addProductMediaToChoices: {
      method: 'PATCH',
      path: '/v1/products/{id}/choices/media',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    removeProductMediaFromChoices: {
      method: 'POST',
      path: '/v1/products/{id}/choices/media/delete',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    createCollection: {
      method: 'POST',
      path: '/v1/collections',
      repeat: 'adds',
      identity: ['owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: ['queryCollections'],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    updateCollection: {
      method: 'PATCH',
      path: '/v1/collections/{id}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: ['getCollection', 'getCollectionBySlug', 'queryCollections', 'getCollectionBySlugV1'],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    deleteCollection: {
      method: 'DELETE',
      path: '/v1/collections/{id}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getCollection',
        'getCollectionBySlug',
        'queryCollections',
        'getCollectionBySlugV1',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    addProductsToCollection: {
      method: 'POST',
      path: '/v1/collections/{id}/productIds',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getCollection',
        'getCollectionBySlug',
        'queryCollections',
        'getCollectionBySlugV1',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    removeProductsFromCollection: {
      method: 'POST',
      path: '/v1/collections/{id}/productIds/delete',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getCollection',
        'getCollectionBySlug',
        'queryCollections',
        'getCollectionBySlugV1',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    bulkUpdateProductsProperty: {
      method: 'POST',
      path: '/v1/bulk/products/update',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
    bulkAdjustProductProperty: {
      method: 'POST',
      path: '/v1/bulk/products/adjust-properties',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
      prefixes: ['/stores', '/_api/catalog-server'],
    },
  },
} as const;

/** The application codes that the description lists for `createProduct`. */
export type CreateProductErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `updateProduct`. */
export type UpdateProductErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `deleteProduct`. */
export type DeleteProductErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `deleteProductOptions`. */
export type DeleteProductOptionsErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `removeBrand`. */
export type RemoveBrandErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `removeRibbon`. */
export type RemoveRibbonErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `updateProductVariants`. */
export type UpdateProductVariantsErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `resetAllProductVariantData`. */
export type ResetAllProductVariantDataErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `addProductMedia`. */
export type AddProductMediaErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `removeProductMedia`. */
export type RemoveProductMediaErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `addProductMediaToChoices`. */
export type AddProductMediaToChoicesErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `removeProductMediaFromChoices`. */
export type RemoveProductMediaFromChoicesErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `createCollection`. */
export type CreateCollectionErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `updateCollection`. */
export type UpdateCollectionErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `deleteCollection`. */
export type DeleteCollectionErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `addProductsToCollection`. */
export type AddProductsToCollectionErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `removeProductsFromCollection`. */
export type RemoveProductsFromCollectionErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `bulkUpdateProductsProperty`. */
export type BulkUpdateProductsPropertyErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `bulkAdjustProductProperty`. */
export type BulkAdjustProductPropertyErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';
