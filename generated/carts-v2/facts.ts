// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'carts-v2',
  operations: {
    getCurrentCartV2: {
      method: 'GET',
      path: '/v2/carts/current',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    createCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current',
      repeat: 'adds',
      identity: ['visitor', 'member', 'app'],
      elevated: { customItems: ['app'] },
      errors: [
        'MAX_LINE_ITEMS_EXCEEDED',
        'MAX_ITEM_MODIFIERS_EXCEEDED',
        'DUPLICATE_MODIFIER_GROUP_IDS',
        'DUPLICATE_ITEM_MODIFIER_IDS',
        'INVALID_COUPON_CODE',
        'INVALID_GIFT_CARD_CODE',
        'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
        'ITEM_NOT_FOUND_IN_CATALOG',
        'INSUFFICIENT_INVENTORY',
        'LINE_ITEM_PRICE_CONFLICT',
        'FIXED_QUANTITY_ITEM',
        'INVALID_MEMBERSHIP_PAYMENT_OPTION',
        'PLAN_LINE_ITEM_NOT_FOUND',
        'INVALID_COUPON_STATUS',
        'INVALID_GIFT_CARD_STATUS',
        'DELIVERY_METHOD_NOT_FOUND',
        'DELIVERY_METHOD_MISSING_ADDRESS',
        'DELIVERY_METHOD_MISSING_LINE_ITEMS',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    updateCurrentCartV2: {
      method: 'PATCH',
      path: '/v2/carts/current',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'CART_ALREADY_ORDERED',
        'BUSINESS_LOCATION_NOT_FOUND',
        'INVALID_ADDRESS_FORMAT',
        'DATA_EXTENSION_UPDATE_FAILED',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    deleteCurrentCartV2: {
      method: 'DELETE',
      path: '/v2/carts/current',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    refreshCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/refresh',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    calculateCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/calculate',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    estimateCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/estimate',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
      invalidates: [],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    addLineItemsToCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/add-line-items',
      repeat: 'adds',
      identity: ['visitor', 'member', 'app'],
      elevated: { customItems: ['app'] },
      errors: [
        'MAX_LINE_ITEMS_EXCEEDED',
        'MAX_ITEM_MODIFIERS_EXCEEDED',
        'DUPLICATE_MODIFIER_GROUP_IDS',
        'DUPLICATE_ITEM_MODIFIER_IDS',
        'INVALID_COUPON_CODE',
        'INVALID_GIFT_CARD_CODE',
        'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
        'NO_LINE_ITEMS_TO_ADD',
        'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL',
        'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY',
        'ITEM_NOT_FOUND_IN_CATALOG',
        'INSUFFICIENT_INVENTORY',
        'LINE_ITEM_PRICE_CONFLICT',
        'FIXED_QUANTITY_ITEM',
        'INVALID_MEMBERSHIP_PAYMENT_OPTION',
        'PLAN_LINE_ITEM_NOT_FOUND',
        'INVALID_COUPON_STATUS',
        'INVALID_GIFT_CARD_STATUS',
        'DELIVERY_METHOD_NOT_FOUND',
        'DELIVERY_METHOD_MISSING_ADDRESS',
        'DELIVERY_METHOD_MISSING_LINE_ITEMS',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    removeLineItemsFromCurrentCartV2: {
      method: 'POST',
      path: '/v2/carts/current/remove-line-items',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'CART_ALREADY_ORDERED',
        'LINE_ITEM_NOT_FOUND_IN_CART',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    updateLineItemsInCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/update-line-items',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'EMPTY_LINE_ITEM_UPDATES',
        'DUPLICATE_LINE_ITEM_UPDATES',
        'CART_ALREADY_ORDERED',
        'LINE_ITEM_NOT_FOUND_IN_CART',
        'ITEM_NOT_FOUND_IN_CATALOG',
        'INSUFFICIENT_INVENTORY',
        'FIXED_QUANTITY_ITEM',
        'INVALID_MEMBERSHIP_PAYMENT_OPTION',
        'PLAN_LINE_ITEM_NOT_FOUND',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    addCouponToCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/add-coupon',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'INVALID_COUPON_CODE',
        'INVALID_COUPON_STATUS',
        'COUPON_ALREADY_EXISTS',
        'MAX_COUPONS_PER_CART_EXCEEDED',
        'COUPON_LOCKED',
        'CART_ALREADY_ORDERED',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    removeCouponFromCurrentCartV2: {
      method: 'POST',
      path: '/v2/carts/current/remove-coupon',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'COUPON_NOT_FOUND_IN_CART',
        'COUPON_LOCKED',
        'CART_ALREADY_ORDERED',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    setDeliveryMethodForCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/set-delivery-method',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'CART_ALREADY_ORDERED',
        'DELIVERY_METHOD_NOT_FOUND',
        'DELIVERY_METHOD_MISSING_ADDRESS',
        'DELIVERY_METHOD_MISSING_LINE_ITEMS',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    removeDeliveryMethodFromCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/remove-delivery-method',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    addGiftCardToCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/add-gift-card',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'INVALID_GIFT_CARD_CODE',
        'INVALID_GIFT_CARD_STATUS',
        'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
        'GIFT_CARD_ALREADY_EXISTS',
        'GIFT_CARD_LOCKED',
        'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
        'CART_ALREADY_ORDERED',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    removeGiftCardFromCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/remove-gift-card',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: [
        'CURRENT_CART_NOT_FOUND',
        'OWNED_CART_NOT_FOUND',
        'GIFT_CARD_NOT_FOUND_IN_CART',
        'GIFT_CARD_LOCKED',
        'CART_ALREADY_ORDERED',
      ],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
    updateFormSubmissionsInCurrentCart: {
      method: 'POST',
      path: '/v2/carts/current/update-forms-submission',
      repeat: 'same',
      identity: ['visitor', 'member', 'app'],
      errors: ['CURRENT_CART_NOT_FOUND', 'OWNED_CART_NOT_FOUND'],
      invalidates: ['getCurrentCartV2', 'calculateCurrentCart', 'estimateCurrentCart'],
      prefixes: ['/ecom', '/_api/cart-v2'],
    },
  },
} as const;

/** The application codes that the description lists for `getCurrentCartV2`. */
export type GetCurrentCartV2ErrorCode = 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `createCurrentCart`. */
export type CreateCurrentCartErrorCode =
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_GIFT_CARD_CODE'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_COUPON_STATUS'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS';

/** The application codes that the description lists for `updateCurrentCartV2`. */
export type UpdateCurrentCartV2ErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'BUSINESS_LOCATION_NOT_FOUND'
  | 'INVALID_ADDRESS_FORMAT'
  | 'DATA_EXTENSION_UPDATE_FAILED';

/** The application codes that the description lists for `deleteCurrentCartV2`. */
export type DeleteCurrentCartV2ErrorCode = 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND';

/** The application codes that the description lists for `refreshCurrentCart`. */
export type RefreshCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `calculateCurrentCart`. */
export type CalculateCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `estimateCurrentCart`. */
export type EstimateCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `addLineItemsToCurrentCart`. */
export type AddLineItemsToCurrentCartErrorCode =
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_GIFT_CARD_CODE'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'NO_LINE_ITEMS_TO_ADD'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_COUPON_STATUS'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS';

/** The application codes that the description lists for `removeLineItemsFromCurrentCartV2`. */
export type RemoveLineItemsFromCurrentCartV2ErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'LINE_ITEM_NOT_FOUND_IN_CART';

/** The application codes that the description lists for `updateLineItemsInCurrentCart`. */
export type UpdateLineItemsInCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'EMPTY_LINE_ITEM_UPDATES'
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  | 'CART_ALREADY_ORDERED'
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND';

/** The application codes that the description lists for `addCouponToCurrentCart`. */
export type AddCouponToCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
  | 'COUPON_ALREADY_EXISTS'
  | 'MAX_COUPONS_PER_CART_EXCEEDED'
  | 'COUPON_LOCKED'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `removeCouponFromCurrentCartV2`. */
export type RemoveCouponFromCurrentCartV2ErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'COUPON_NOT_FOUND_IN_CART'
  | 'COUPON_LOCKED'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `setDeliveryMethodForCurrentCart`. */
export type SetDeliveryMethodForCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS';

/** The application codes that the description lists for `removeDeliveryMethodFromCurrentCart`. */
export type RemoveDeliveryMethodFromCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `addGiftCardToCurrentCart`. */
export type AddGiftCardToCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'
  | 'GIFT_CARD_ALREADY_EXISTS'
  | 'GIFT_CARD_LOCKED'
  | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `removeGiftCardFromCurrentCart`. */
export type RemoveGiftCardFromCurrentCartErrorCode =
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'GIFT_CARD_NOT_FOUND_IN_CART'
  | 'GIFT_CARD_LOCKED'
  | 'CART_ALREADY_ORDERED';

/** The application codes that the description lists for `updateFormSubmissionsInCurrentCart`. */
export type UpdateFormSubmissionsInCurrentCartErrorCode = 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND';
