// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'back-in-stock',
  operations: {
    queryBackInStockNotificationRequests: {
      method: 'GET',
      path: '/v1/back-in-stock-notification-requests',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: [],
      invalidates: [],
      packed: true,
      longQuery: '/v1/back-in-stock-notification-requests/query',
      page: 'cursorPaging',
      prefixes: ['/back-in-stock-service', ''],
    },
    createBackInStockNotificationRequest: {
      method: 'POST',
      path: '/v1/back-in-stock-notification-requests',
      repeat: 'adds',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
        'REQUEST_COLLECTION_DISABLED',
        'INVALID_CATALOG_REFERENCE_OPTIONS',
        'INVALID_ITEM_IMAGE_URL',
      ],
      invalidates: [
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
      prefixes: ['/back-in-stock-service', ''],
    },
    getBackInStockNotificationRequest: {
      method: 'GET',
      path: '/v1/back-in-stock-notification-requests/{id}',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/back-in-stock-service', ''],
    },
    deleteBackInStockNotificationRequest: {
      method: 'DELETE',
      path: '/v1/back-in-stock-notification-requests/{id}',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
      invalidates: [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
      prefixes: ['/back-in-stock-service', ''],
    },
    markAsNotificationSent: {
      method: 'PUT',
      path: '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
      repeat: 'same',
      identity: ['owner', 'app'],
      errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
      invalidates: [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
      prefixes: ['/back-in-stock-service', ''],
    },
    getBackInStockNotificationRequestsCountByCatalogReferences: {
      method: 'GET',
      path: '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
      repeat: 'read',
      identity: ['owner', 'app'],
      errors: [],
      invalidates: [],
      packed: true,
      longQuery: '/v1/back-in-stock-notification-requests/count-by-catalog-reference/query',
      prefixes: ['/back-in-stock-service', ''],
    },
    reportItemsBackInStock: {
      method: 'POST',
      path: '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS', 'INVALID_ITEM_IMAGE_URL'],
      invalidates: [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
      prefixes: ['/back-in-stock-service', ''],
    },
  },
} as const;

/** The application codes that the description lists for `queryBackInStockNotificationRequests`. */
export type QueryBackInStockNotificationRequestsErrorCode = never;

/** The application codes that the description lists for `createBackInStockNotificationRequest`. */
export type CreateBackInStockNotificationRequestErrorCode =
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  | 'REQUEST_COLLECTION_DISABLED'
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  | 'INVALID_ITEM_IMAGE_URL';

/** The application codes that the description lists for `getBackInStockNotificationRequest`. */
export type GetBackInStockNotificationRequestErrorCode = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';

/** The application codes that the description lists for `deleteBackInStockNotificationRequest`. */
export type DeleteBackInStockNotificationRequestErrorCode = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';

/** The application codes that the description lists for `markAsNotificationSent`. */
export type MarkAsNotificationSentErrorCode = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';

/** The application codes that the description lists for `getBackInStockNotificationRequestsCountByCatalogReferences`. */
export type GetBackInStockNotificationRequestsCountByCatalogReferencesErrorCode = never;

/** The application codes that the description lists for `reportItemsBackInStock`. */
export type ReportItemsBackInStockErrorCode =
  | 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'
  | 'INVALID_ITEM_IMAGE_URL';
