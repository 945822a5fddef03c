// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'orders',
  operations: {
    getShopOrder: {
      method: 'GET',
      path: '/v1/orders/{id}',
      repeat: 'read',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['ORDER_NOT_FOUND', 'READ_ORDER_FORBIDDEN'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/ecom-orders'],
    },
    searchOrders: {
      method: 'POST',
      path: '/v1/orders/search',
      repeat: 'read',
      identity: ['member', 'owner', 'app'],
      errors: ['READ_ORDER_FORBIDDEN'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/ecom-orders'],
    },
  },
} as const;

/** The application codes that the description lists for `getShopOrder`. */
export type GetShopOrderErrorCode = 'ORDER_NOT_FOUND' | 'READ_ORDER_FORBIDDEN';

/** The application codes that the description lists for `searchOrders`. */
export type SearchOrdersErrorCode = 'READ_ORDER_FORBIDDEN';
