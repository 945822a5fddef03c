// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'catalog-v2',
  operations: {
    getCollection: {
      method: 'GET',
      path: '/v2/collections/{id}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/stores-reader'],
    },
    getCollectionBySlug: {
      method: 'GET',
      path: '/v2/collections/slug/{slug}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['COLLECTION_NOT_FOUND', 'APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      prefixes: ['/stores-reader', '/stores-reader'],
    },
    queryCollections: {
      method: 'POST',
      path: '/v2/collections/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['APP_NOT_INSTALLED', 'CATALOG_V3_CALLING_CATALOG_V1_API'],
      invalidates: [],
      page: 'paging',
      prefixes: ['/stores-reader', '/stores-reader'],
    },
  },
} as const;

/** The application codes that the description lists for `getCollection`. */
export type GetCollectionErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `getCollectionBySlug`. */
export type GetCollectionBySlugErrorCode =
  | 'COLLECTION_NOT_FOUND'
  | 'APP_NOT_INSTALLED'
  | 'CATALOG_V3_CALLING_CATALOG_V1_API';

/** The application codes that the description lists for `queryCollections`. */
export type QueryCollectionsErrorCode = 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API';
