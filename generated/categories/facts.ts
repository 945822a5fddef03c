// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'categories',
  operations: {
    getCategory: {
      method: 'GET',
      path: '/v1/categories/{categoryId}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATEGORY_NOT_FOUND',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/categories', '/categories'],
    },
    getCategoryBySlug: {
      method: 'GET',
      path: '/v1/categories/slug/{slug}',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATEGORY_NOT_FOUND',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/categories', '/categories'],
    },
    queryCategories: {
      method: 'POST',
      path: '/v1/categories/query',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'INVALID_FILTER',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      page: 'cursorPaging',
      prefixes: ['/categories', '/categories'],
    },
    searchCategories: {
      method: 'POST',
      path: '/v1/categories/search',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/categories', '/categories'],
    },
    countCategories: {
      method: 'POST',
      path: '/v1/categories/count',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      prefixes: ['/categories', '/categories'],
    },
    listItemsInCategory: {
      method: 'GET',
      path: '/v1/categories/{categoryId}/list-items',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATEGORY_NOT_FOUND',
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      longQuery: '/v1/categories/{categoryId}/list-items',
      prefixes: ['/categories', '/categories'],
    },
    listCategoriesForItem: {
      method: 'GET',
      path: '/v1/categories/list-categories-for-item',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'CATALOG_V3_SITE_PROVISIONING',
        'REQUIRED_APP_NOT_INSTALLED',
      ],
      invalidates: [],
      longQuery: '/v1/categories/list-categories-for-item',
      prefixes: ['/categories', '/categories'],
    },
    listTrees: {
      method: 'GET',
      path: '/v1/categories/list-trees',
      repeat: 'read',
      public: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: [],
      invalidates: [],
      prefixes: ['/categories', '/categories'],
    },
  },
} as const;

/** The application codes that the description lists for `getCategory`. */
export type GetCategoryErrorCode =
  | 'CATEGORY_NOT_FOUND'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `getCategoryBySlug`. */
export type GetCategoryBySlugErrorCode =
  | 'CATEGORY_NOT_FOUND'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `queryCategories`. */
export type QueryCategoriesErrorCode =
  | 'INVALID_FILTER'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `searchCategories`. */
export type SearchCategoriesErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `countCategories`. */
export type CountCategoriesErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `listItemsInCategory`. */
export type ListItemsInCategoryErrorCode =
  | 'CATEGORY_NOT_FOUND'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `listCategoriesForItem`. */
export type ListCategoriesForItemErrorCode =
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED';

/** The application codes that the description lists for `listTrees`. */
export type ListTreesErrorCode = never;
