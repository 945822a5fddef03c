// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'catalog-v3',
  operations: {
    getProductV3: {
      method: 'GET',
      path: '/v3/products/{productId}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'PRODUCT_NOT_FOUND',
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    getProductBySlug: {
      method: 'GET',
      path: '/v3/products/slug/{slug}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'PRODUCT_NOT_FOUND',
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    queryProductsV3: {
      method: 'GET',
      path: '/v3/products/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      packed: true,
      longQuery: '/v3/products/query',
      page: 'cursorPaging',
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    searchProducts: {
      method: 'GET',
      path: '/v3/products/search',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      packed: true,
      longQuery: '/v3/products/search',
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    countProducts: {
      method: 'GET',
      path: '/v3/products/count',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      packed: true,
      longQuery: '/v3/products/count',
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    getAllProductsCategory: {
      method: 'GET',
      path: '/v3/all-products-category',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
    },
    queryVariants: {
      method: 'POST',
      path: '/v3/products/query-variants',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      page: 'cursorPaging',
      prefixes: ['/stores', '/_api/product-variants-reader'],
    },
    searchVariants: {
      method: 'POST',
      path: '/v3/products/search-variants',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/stores', '/_api/product-variants-reader'],
    },
    queryBrands: {
      method: 'GET',
      path: '/v3/brands/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      packed: true,
      longQuery: '/v3/brands/query',
      page: 'cursorPaging',
      prefixes: ['/stores', '/_api/brand'],
    },
    queryRibbons: {
      method: 'POST',
      path: '/v3/ribbons/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      page: 'cursorPaging',
      prefixes: ['/stores', '/_api/ribbon'],
    },
  },
} as const;

/** The application codes that the description lists for `getProductV3`. */
export type GetProductV3ErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getProductBySlug`. */
export type GetProductBySlugErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryProductsV3`. */
export type QueryProductsV3ErrorCode =
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `searchProducts`. */
export type SearchProductsErrorCode =
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `countProducts`. */
export type CountProductsErrorCode =
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getAllProductsCategory`. */
export type GetAllProductsCategoryErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryVariants`. */
export type QueryVariantsErrorCode =
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `searchVariants`. */
export type SearchVariantsErrorCode =
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryBrands`. */
export type QueryBrandsErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryRibbons`. */
export type QueryRibbonsErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';
