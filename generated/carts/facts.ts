// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'carts',
  operations: {
    getCurrentCart: {
      method: 'GET',
      path: '/v1/carts/current',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    updateCurrentCart: {
      method: 'PATCH',
      path: '/v1/carts/current',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      elevated: { merchantDiscounts: ['app'] },
      errors: [
        'OWNED_CART_NOT_FOUND',
        'ERROR_COUPON_DOES_NOT_EXIST',
        'ERROR_COUPON_EXPIRED',
        'ERROR_COUPON_NOT_APPLICABLE',
        'ERROR_COUPON_IS_DISABLED',
        'ERROR_COUPON_NOT_ACTIVE_YET',
        'ERROR_COUPON_USAGE_EXCEEDED',
        'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      ],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      fieldMask: [
        'cartFieldmask',
        [
          'buyerNote',
          'buyerInfo',
          'contactInfo',
          'selectedShippingOption',
          'overrideCheckoutUrl',
          'businessLocationId',
          'extendedFields',
        ],
        'cartInfo',
      ],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    deleteCurrentCart: {
      method: 'DELETE',
      path: '/v1/carts/current',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    addToCurrentCart: {
      method: 'POST',
      path: '/v1/carts/current/add-to-cart',
      repeat: 'adds',
      identity: ['visitor', 'member', 'app'],
      errors: [],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    removeLineItemsFromCurrentCart: {
      method: 'POST',
      path: '/v1/carts/current/remove-line-items',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    updateCurrentCartLineItemQuantity: {
      method: 'POST',
      path: '/v1/carts/current/update-line-items-quantity',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    removeCouponFromCurrentCart: {
      method: 'POST',
      path: '/v1/carts/current/remove-coupon',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    createCheckoutFromCurrentCart: {
      method: 'POST',
      path: '/v1/carts/current/create-checkout',
      repeat: 'never',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'OWNED_CART_NOT_FOUND',
        'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
        'NO_PAYMENT_METHOD_CONFIGURED',
        'CART_CANNOT_BE_ORDERED',
      ],
      invalidates: ['getCurrentCart', 'estimateCurrentCartTotals'],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
    estimateCurrentCartTotals: {
      method: 'POST',
      path: '/v1/carts/current/estimate-totals',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['OWNED_CART_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/ecom-cart'],
    },
  },
} as const;

/** The application codes that the description lists for `getCurrentCart`. */
export type GetCurrentCartErrorCode = 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `updateCurrentCart`. */
export type UpdateCurrentCartErrorCode =
  | 'OWNED_CART_NOT_FOUND'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';

/** The application codes that the description lists for `deleteCurrentCart`. */
export type DeleteCurrentCartErrorCode = 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `addToCurrentCart`. */
export type AddToCurrentCartErrorCode = never;

/** The application codes that the description lists for `removeLineItemsFromCurrentCart`. */
export type RemoveLineItemsFromCurrentCartErrorCode = 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `updateCurrentCartLineItemQuantity`. */
export type UpdateCurrentCartLineItemQuantityErrorCode = 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `removeCouponFromCurrentCart`. */
export type RemoveCouponFromCurrentCartErrorCode = 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `createCheckoutFromCurrentCart`. */
export type CreateCheckoutFromCurrentCartErrorCode =
  | 'OWNED_CART_NOT_FOUND'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'NO_PAYMENT_METHOD_CONFIGURED'
  | 'CART_CANNOT_BE_ORDERED';

/** The application codes that the description lists for `estimateCurrentCartTotals`. */
export type EstimateCurrentCartTotalsErrorCode = 'OWNED_CART_NOT_FOUND';
