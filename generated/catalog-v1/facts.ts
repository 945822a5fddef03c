// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'catalog-v1',
  operations: {
    getProduct: {
      method: 'GET',
      path: '/v1/products/{id}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    queryProducts: {
      method: 'POST',
      path: '/v1/products/query-platformized',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      page: 'paging',
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    getProductOptionsAvailability: {
      method: 'POST',
      path: '/v1/products/{id}/productOptionsAvailability',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    queryProductVariants: {
      method: 'POST',
      path: '/v1/products/{id}/variants/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['PRODUCT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    queryStoreVariants: {
      method: 'POST',
      path: '/v1/variants/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    getStoreVariant: {
      method: 'GET',
      path: '/v1/variants/{id}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['VARIANT_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
    getCollectionBySlugV1: {
      method: 'GET',
      path: '/v1/collections/slug/{slug}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
    },
  },
} as const;

/** The application codes that the description lists for `getProduct`. */
export type GetProductErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `queryProducts`. */
export type QueryProductsErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `getProductOptionsAvailability`. */
export type GetProductOptionsAvailabilityErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `queryProductVariants`. */
export type QueryProductVariantsErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `queryStoreVariants`. */
export type QueryStoreVariantsErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `getStoreVariant`. */
export type GetStoreVariantErrorCode =
  | 'VARIANT_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `getCollectionBySlugV1`. */
export type GetCollectionBySlugV1ErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';
