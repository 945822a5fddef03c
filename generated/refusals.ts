// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** An error response from an example of the description. */
interface Refusal {
  readonly status: number;
  readonly body: object;
}

/** All distinct error responses, by code. If several share a code, the following ones are numbered. */
const shown = {
  '-19971': {
    status: 400,
    body: {
      message: 'Captcha token is missing',
      details: { applicationError: { code: '-19971', description: 'Captcha token is missing', data: {} } },
    },
  },
  '-19970': {
    status: 400,
    body: {
      message: 'Captcha token is not valid',
      details: { applicationError: { code: '-19970', description: 'Captcha token is not valid', data: {} } },
    },
  },
  '-19995': {
    status: 409,
    body: {
      message: 'Email already exists',
      details: { applicationError: { code: '-19995', description: 'Email already exists', data: {} } },
    },
  },
  CAPTCHA_TOKEN_REQUIRED: {
    status: 400,
    body: {
      message: 'Captcha token is missing',
      details: {
        applicationError: {
          code: 'CAPTCHA_TOKEN_REQUIRED',
          description: 'Captcha token is missing',
          data: {},
        },
      },
    },
  },
  INVALID_CAPTCHA_TOKEN: {
    status: 400,
    body: {
      message: 'Captcha token is not valid',
      details: {
        applicationError: {
          code: 'INVALID_CAPTCHA_TOKEN',
          description: 'Captcha token is not valid',
          data: {},
        },
      },
    },
  },
  MISSING_CAPTCHA_TOKEN: {
    status: 400,
    body: {
      message: 'Captcha token is missing',
      details: {
        applicationError: {
          code: 'MISSING_CAPTCHA_TOKEN',
          description: 'Captcha token is missing',
          data: {},
        },
      },
    },
  },
  RECAPTCHA_REQUIRED: {
    status: 400,
    body: {
      message: 'Recaptcha is required',
      details: {
        applicationError: { code: 'RECAPTCHA_REQUIRED', description: 'Recaptcha is required', data: {} },
      },
    },
  },
  RECAPTCHA_FAILED: {
    status: 400,
    body: {
      message: 'Recaptcha failed',
      details: { applicationError: { code: 'RECAPTCHA_FAILED', description: 'Recaptcha failed', data: {} } },
    },
  },
  DUPLICATE_EMAIL: {
    status: 409,
    body: {
      message: 'Email already exists',
      details: {
        applicationError: { code: 'DUPLICATE_EMAIL', description: 'Email already exists', data: {} },
      },
    },
  },
  THROTTLED_FEATURE: {
    status: 429,
    body: {
      message: 'Too many requests',
      details: {
        applicationError: { code: 'THROTTLED_FEATURE', description: 'Too many attempts', data: {} },
      },
    },
  },
  IP_ADDRESS_FILTERED: {
    status: 403,
    body: {
      message: 'Network address is filtered',
      details: {
        applicationError: {
          code: 'IP_ADDRESS_FILTERED',
          description: 'Network address is filtered',
          data: {},
        },
      },
    },
  },
  USER_EMAIL_OFAC_ADDRESS: {
    status: 403,
    body: {
      message: 'Address cannot be served',
      details: {
        applicationError: {
          code: 'USER_EMAIL_OFAC_ADDRESS',
          description: 'Address cannot be served',
          data: {},
        },
      },
    },
  },
  UNSUPPORTED_FIELD: {
    status: 400,
    body: {
      message: 'Field is not supported',
      details: {
        applicationError: { code: 'UNSUPPORTED_FIELD', description: 'Field is not supported', data: {} },
      },
    },
  },
  ATTRIBUTE_NOT_FOUND: {
    status: 400,
    body: {
      message: 'Attribute not found',
      details: {
        applicationError: { code: 'ATTRIBUTE_NOT_FOUND', description: 'Attribute not found', data: {} },
      },
    },
  },
  CLIENT_METADATA_NOT_FOUND: {
    status: 400,
    body: {
      message: 'Client metadata not found',
      details: {
        applicationError: {
          code: 'CLIENT_METADATA_NOT_FOUND',
          description: 'Client metadata not found',
          data: {},
        },
      },
    },
  },
  INVALID_LD_SESSION: {
    status: 428,
    body: {
      message: 'Session is not valid',
      details: {
        applicationError: { code: 'INVALID_LD_SESSION', description: 'Session is not valid', data: {} },
      },
    },
  },
  COULD_NOT_CREATE_SET_ACCOUNT_USER: {
    status: 428,
    body: {
      message: 'Account user could not be created',
      details: {
        applicationError: {
          code: 'COULD_NOT_CREATE_SET_ACCOUNT_USER',
          description: 'Account user could not be created',
          data: {},
        },
      },
    },
  },
  INVALID_USER_TYPE: {
    status: 400,
    body: {
      message: 'User type is not valid',
      details: {
        applicationError: { code: 'INVALID_USER_TYPE', description: 'User type is not valid', data: {} },
      },
    },
  },
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: {
    status: 403,
    body: {
      message: 'Registration is not allowed',
      details: {
        applicationError: {
          code: 'REGISTRATION_TO_EDITORX_NOT_ALLOWED',
          description: 'Registration is not allowed',
          data: {},
        },
      },
    },
  },
  UNIMPLEMENTED_FEATURE: {
    status: 428,
    body: {
      message: 'Feature is not available',
      details: {
        applicationError: {
          code: 'UNIMPLEMENTED_FEATURE',
          description: 'Feature is not available',
          data: {},
        },
      },
    },
  },
  '-19976': {
    status: 401,
    body: {
      message: 'Unauthenticated',
      details: { applicationError: { code: '-19976', description: 'Invalid password', data: {} } },
    },
  },
  '-19973': {
    status: 428,
    body: {
      message: 'Password reset is required',
      details: { applicationError: { code: '-19973', description: 'Password reset is required', data: {} } },
    },
  },
  '-19999': {
    status: 404,
    body: {
      message: 'Identity not found',
      details: { applicationError: { code: '-19999', description: 'Identity not found', data: {} } },
    },
  },
  REENROLLMENT_REQUIRED_BY_ADMIN: {
    status: 428,
    body: {
      message: 'Reenrollment is required',
      details: {
        applicationError: {
          code: 'REENROLLMENT_REQUIRED_BY_ADMIN',
          description: 'Reenrollment is required',
          data: {},
        },
      },
    },
  },
  TRUSTED_CLIENTS_ONLY: {
    status: 403,
    body: {
      message: 'Permission denied',
      details: {
        applicationError: { code: 'TRUSTED_CLIENTS_ONLY', description: 'Client is not trusted', data: {} },
      },
    },
  },
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: {
    status: 403,
    body: {
      message: 'Password sign-in is not allowed',
      details: {
        applicationError: {
          code: 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED',
          description: 'Password sign-in is not allowed',
          data: {},
        },
      },
    },
  },
  NOT_FOUND: {
    status: 404,
    body: {
      message: 'Entity not found',
      details: { applicationError: { code: 'NOT_FOUND', description: 'Entity not found', data: {} } },
    },
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    status: 409,
    body: {
      message: 'Request already exists',
      details: {
        applicationError: {
          code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
          description: 'Request already exists',
          data: {},
        },
      },
    },
  },
  REQUEST_COLLECTION_DISABLED: {
    status: 428,
    body: {
      message: 'Request collection is disabled',
      details: {
        applicationError: {
          code: 'REQUEST_COLLECTION_DISABLED',
          description: 'Request collection is disabled',
          data: {},
        },
      },
    },
  },
  INVALID_CATALOG_REFERENCE_OPTIONS: {
    status: 400,
    body: {
      message: 'Catalog reference options are not valid',
      details: {
        applicationError: {
          code: 'INVALID_CATALOG_REFERENCE_OPTIONS',
          description: 'Catalog reference options are not valid',
          data: {},
        },
      },
    },
  },
  INVALID_ITEM_IMAGE_URL: {
    status: 400,
    body: {
      message: 'Item image URL is not valid',
      details: {
        applicationError: {
          code: 'INVALID_ITEM_IMAGE_URL',
          description: 'Item image URL is not valid',
          data: {},
        },
      },
    },
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Back in stock notification request not found',
      details: {
        applicationError: {
          code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
          description: 'Back in stock notification request not found',
          data: {},
        },
      },
    },
  },
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: {
    status: 400,
    body: {
      message: 'Give either a catalog reference or request ids',
      details: {
        applicationError: {
          code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
          description: 'Give either a catalog reference or request ids',
          data: {},
        },
      },
    },
  },
  OWNED_CART_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Cart not found',
      details: {
        applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart not found', data: {} },
      },
    },
  },
  ERROR_COUPON_DOES_NOT_EXIST: {
    status: 400,
    body: {
      message: 'Coupon does not exist',
      details: {
        applicationError: {
          code: 'ERROR_COUPON_DOES_NOT_EXIST',
          description: 'Coupon does not exist',
          data: { couponCode: 'SPRNG10' },
        },
      },
    },
  },
  ERROR_COUPON_EXPIRED: {
    status: 428,
    body: {
      message: 'Coupon has expired',
      details: {
        applicationError: { code: 'ERROR_COUPON_EXPIRED', description: 'Coupon has expired', data: {} },
      },
    },
  },
  ERROR_COUPON_NOT_APPLICABLE: {
    status: 428,
    body: {
      message: 'Coupon is not applicable',
      details: {
        applicationError: {
          code: 'ERROR_COUPON_NOT_APPLICABLE',
          description: 'Coupon is not applicable',
          data: {},
        },
      },
    },
  },
  ERROR_COUPON_IS_DISABLED: {
    status: 428,
    body: {
      message: 'Coupon is disabled',
      details: {
        applicationError: { code: 'ERROR_COUPON_IS_DISABLED', description: 'Coupon is disabled', data: {} },
      },
    },
  },
  ERROR_COUPON_NOT_ACTIVE_YET: {
    status: 428,
    body: {
      message: 'Coupon is not active yet',
      details: {
        applicationError: {
          code: 'ERROR_COUPON_NOT_ACTIVE_YET',
          description: 'Coupon is not active yet',
          data: {},
        },
      },
    },
  },
  ERROR_COUPON_USAGE_EXCEEDED: {
    status: 428,
    body: {
      message: 'Coupon usage exceeded',
      details: {
        applicationError: {
          code: 'ERROR_COUPON_USAGE_EXCEEDED',
          description: 'Coupon usage exceeded',
          data: {},
        },
      },
    },
  },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    status: 428,
    body: {
      message: 'Coupon limit per customer exceeded',
      details: {
        applicationError: {
          code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
          description: 'Coupon limit per customer exceeded',
          data: {},
        },
      },
    },
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: {
    status: 428,
    body: {
      message: 'Site must accept payments to create a checkout',
      details: {
        applicationError: {
          code: 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
          description: 'Site must accept payments to create a checkout',
          data: {},
        },
      },
    },
  },
  NO_PAYMENT_METHOD_CONFIGURED: {
    status: 428,
    body: {
      message: 'No payment method configured',
      details: {
        applicationError: {
          code: 'NO_PAYMENT_METHOD_CONFIGURED',
          description: 'No payment method configured',
          data: {},
        },
      },
    },
  },
  CART_CANNOT_BE_ORDERED: {
    status: 428,
    body: {
      message: 'The cart cannot be ordered',
      details: {
        applicationError: {
          code: 'CART_CANNOT_BE_ORDERED',
          description: 'A line of the cart is not available',
          data: {},
        },
      },
    },
  },
  CURRENT_CART_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Cart not found',
      details: {
        applicationError: { code: 'CURRENT_CART_NOT_FOUND', description: 'Cart not found', data: {} },
      },
    },
  },
  MAX_LINE_ITEMS_EXCEEDED: {
    status: 400,
    body: {
      message: 'Too many line items',
      details: {
        applicationError: {
          code: 'MAX_LINE_ITEMS_EXCEEDED',
          description: 'Too many line items',
          data: { requestCount: 301, maxCount: 300 },
        },
      },
    },
  },
  MAX_ITEM_MODIFIERS_EXCEEDED: {
    status: 400,
    body: {
      message: 'Too many modifiers',
      details: {
        applicationError: {
          code: 'MAX_ITEM_MODIFIERS_EXCEEDED',
          description: 'Too many modifiers',
          data: { requestCount: 26, maxCount: 25 },
        },
      },
    },
  },
  DUPLICATE_MODIFIER_GROUP_IDS: {
    status: 400,
    body: {
      message: 'Duplicate modifier group ids',
      details: {
        applicationError: {
          code: 'DUPLICATE_MODIFIER_GROUP_IDS',
          description: 'Duplicate modifier group ids',
          data: {
            invalidItems: [
              {
                appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
              },
            ],
          },
        },
      },
    },
  },
  DUPLICATE_ITEM_MODIFIER_IDS: {
    status: 400,
    body: {
      message: 'Duplicate item modifier ids',
      details: {
        applicationError: {
          code: 'DUPLICATE_ITEM_MODIFIER_IDS',
          description: 'Duplicate item modifier ids',
          data: {
            invalidItems: [
              {
                appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
              },
            ],
          },
        },
      },
    },
  },
  INVALID_COUPON_CODE: {
    status: 400,
    body: {
      message: 'Coupon code is not valid',
      details: {
        applicationError: {
          code: 'INVALID_COUPON_CODE',
          description: 'Coupon code is not valid',
          data: { couponCode: 'SPRNG10' },
        },
      },
    },
  },
  INVALID_GIFT_CARD_CODE: {
    status: 400,
    body: {
      message: 'Gift card code is not valid',
      details: {
        applicationError: {
          code: 'INVALID_GIFT_CARD_CODE',
          description: 'Gift card code is not valid',
          data: { giftCardCode: '****0000' },
        },
      },
    },
  },
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: {
    status: 400,
    body: {
      message: 'Deposit amount is greater than unit price',
      details: {
        applicationError: {
          code: 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
          description: 'Deposit amount is greater than unit price',
          data: {},
        },
      },
    },
  },
  ITEM_NOT_FOUND_IN_CATALOG: {
    status: 428,
    body: {
      message: 'Item not found in catalog',
      details: {
        applicationError: {
          code: 'ITEM_NOT_FOUND_IN_CATALOG',
          description: 'Item not found in catalog',
          data: {
            invalidItems: [
              {
                catalogReference: {
                  appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                  catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                  options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
                },
              },
            ],
          },
        },
      },
    },
  },
  INSUFFICIENT_INVENTORY: {
    status: 428,
    body: {
      message: 'Insufficient inventory',
      details: {
        applicationError: {
          code: 'INSUFFICIENT_INVENTORY',
          description: 'Insufficient inventory',
          data: {
            invalidItems: [
              {
                id: {
                  catalogReference: {
                    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                    catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                    options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
                  },
                },
                requestedQuantity: 5,
                availableQuantity: 2,
              },
            ],
          },
        },
      },
    },
  },
  LINE_ITEM_PRICE_CONFLICT: {
    status: 428,
    body: {
      message: 'Line item price conflict',
      details: {
        applicationError: {
          code: 'LINE_ITEM_PRICE_CONFLICT',
          description: 'Line item price conflict',
          data: {
            invalidItems: [
              {
                appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
              },
            ],
          },
        },
      },
    },
  },
  FIXED_QUANTITY_ITEM: {
    status: 428,
    body: {
      message: 'The quantity of the item is fixed',
      details: {
        applicationError: {
          code: 'FIXED_QUANTITY_ITEM',
          description: 'The quantity of the item is fixed',
          data: { invalidItems: [{ lineItemId: 'b3c1e7d4-52f8-4e0a-8a6d-09f7c5412b3e' }] },
        },
      },
    },
  },
  INVALID_MEMBERSHIP_PAYMENT_OPTION: {
    status: 428,
    body: {
      message: 'Membership payment option is not valid',
      details: {
        applicationError: {
          code: 'INVALID_MEMBERSHIP_PAYMENT_OPTION',
          description: 'Membership payment option is not valid',
          data: {
            invalidItems: [
              {
                invalidItemId: {
                  catalogReference: {
                    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                    catalogItemId: '4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774',
                    options: { variantId: '6f0f3a52-91c4-4d27-8e63-b1d5a7c9e042' },
                  },
                },
                selectedMembership: { id: 'plan-0042', appId: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3' },
              },
            ],
          },
        },
      },
    },
  },
  PLAN_LINE_ITEM_NOT_FOUND: {
    status: 428,
    body: {
      message: 'Plan line item not found',
      details: {
        applicationError: {
          code: 'PLAN_LINE_ITEM_NOT_FOUND',
          description: 'Plan line item not found',
          data: { lineItemIds: ['b3c1e7d4-52f8-4e0a-8a6d-09f7c5412b3e'] },
        },
      },
    },
  },
  INVALID_COUPON_STATUS: {
    status: 428,
    body: {
      message: 'Coupon cannot be applied',
      details: {
        applicationError: {
          code: 'INVALID_COUPON_STATUS',
          description: 'Coupon cannot be applied',
          data: {
            couponCode: 'SPRING10',
            reason: 'MIN_SUBTOTAL_NOT_REACHED',
            minSubtotalNotReachedDetails: {
              requiredMinimumSubtotal: { amount: '60.00', convertedAmount: '60.00' },
            },
          },
        },
      },
    },
  },
  INVALID_GIFT_CARD_STATUS: {
    status: 428,
    body: {
      message: 'Gift card cannot be used',
      details: {
        applicationError: {
          code: 'INVALID_GIFT_CARD_STATUS',
          description: 'Gift card cannot be used',
          data: { giftCardCode: '****7QX2', reason: 'EMPTY_BALANCE' },
        },
      },
    },
  },
  DELIVERY_METHOD_NOT_FOUND: {
    status: 428,
    body: {
      message: 'Delivery method not found',
      details: {
        applicationError: {
          code: 'DELIVERY_METHOD_NOT_FOUND',
          description: 'Delivery method not found',
          data: { code: 'express-de' },
        },
      },
    },
  },
  DELIVERY_METHOD_MISSING_ADDRESS: {
    status: 428,
    body: {
      message: 'Delivery address is missing',
      details: {
        applicationError: {
          code: 'DELIVERY_METHOD_MISSING_ADDRESS',
          description: 'Delivery address is missing',
          data: {},
        },
      },
    },
  },
  DELIVERY_METHOD_MISSING_LINE_ITEMS: {
    status: 428,
    body: {
      message: 'Line items are missing',
      details: {
        applicationError: {
          code: 'DELIVERY_METHOD_MISSING_LINE_ITEMS',
          description: 'Line items are missing',
          data: {},
        },
      },
    },
  },
  CART_ALREADY_ORDERED: {
    status: 428,
    body: {
      message: 'Cart is already ordered',
      details: {
        applicationError: {
          code: 'CART_ALREADY_ORDERED',
          description: 'Cart is already ordered',
          data: {
            cartId: '0c9b6a15-2f4e-4c83-b0d7-5e1a94f7c268',
            orderId: '6f83d2c0-47ab-4e19-95d8-b02c7f1e6a34',
          },
        },
      },
    },
  },
  BUSINESS_LOCATION_NOT_FOUND: {
    status: 428,
    body: {
      message: 'Business location not found',
      details: {
        applicationError: {
          code: 'BUSINESS_LOCATION_NOT_FOUND',
          description: 'Business location not found',
          data: {},
        },
      },
    },
  },
  INVALID_ADDRESS_FORMAT: {
    status: 400,
    body: {
      message: 'Address format is not valid',
      details: {
        applicationError: {
          code: 'INVALID_ADDRESS_FORMAT',
          description: 'Address format is not valid',
          data: {},
        },
      },
    },
  },
  DATA_EXTENSION_UPDATE_FAILED: {
    status: 400,
    body: {
      message: 'Data extension update failed',
      details: {
        applicationError: {
          code: 'DATA_EXTENSION_UPDATE_FAILED',
          description: 'Data extension update failed',
          data: {},
        },
      },
    },
  },
  NO_LINE_ITEMS_TO_ADD: {
    status: 400,
    body: {
      message: 'No line items to add',
      details: {
        applicationError: { code: 'NO_LINE_ITEMS_TO_ADD', description: 'No line items to add', data: {} },
      },
    },
  },
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL: {
    status: 400,
    body: {
      message: 'A subscription with a billing day cannot have a free trial',
      details: {
        applicationError: {
          code: 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL',
          description: 'A subscription with a billing day cannot have a free trial',
          data: {},
        },
      },
    },
  },
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY: {
    status: 400,
    body: {
      message: 'A subscription with a billing day must be monthly',
      details: {
        applicationError: {
          code: 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY',
          description: 'A subscription with a billing day must be monthly',
          data: {},
        },
      },
    },
  },
  LINE_ITEM_NOT_FOUND_IN_CART: {
    status: 428,
    body: {
      message: 'Line item not found in cart',
      details: {
        applicationError: {
          code: 'LINE_ITEM_NOT_FOUND_IN_CART',
          description: 'Line item not found in cart',
          data: { lineItemIds: ['b3c1e7d4-52f8-4e0a-8a6d-09f7c5412b3e'] },
        },
      },
    },
  },
  EMPTY_LINE_ITEM_UPDATES: {
    status: 400,
    body: {
      message: 'Line item updates are empty',
      details: {
        applicationError: {
          code: 'EMPTY_LINE_ITEM_UPDATES',
          description: 'Line item updates are empty',
          data: { lineItemIds: ['b3c1e7d4-52f8-4e0a-8a6d-09f7c5412b3e'] },
        },
      },
    },
  },
  DUPLICATE_LINE_ITEM_UPDATES: {
    status: 400,
    body: {
      message: 'Duplicate line item updates',
      details: {
        applicationError: {
          code: 'DUPLICATE_LINE_ITEM_UPDATES',
          description: 'Duplicate line item updates',
          data: { duplicateLineItemIds: ['b3c1e7d4-52f8-4e0a-8a6d-09f7c5412b3e'] },
        },
      },
    },
  },
  COUPON_ALREADY_EXISTS: {
    status: 428,
    body: {
      message: 'Coupon already exists in cart',
      details: {
        applicationError: {
          code: 'COUPON_ALREADY_EXISTS',
          description: 'Coupon already exists in cart',
          data: { couponCode: 'SPRING10' },
        },
      },
    },
  },
  MAX_COUPONS_PER_CART_EXCEEDED: {
    status: 428,
    body: {
      message: 'Too many coupons',
      details: {
        applicationError: {
          code: 'MAX_COUPONS_PER_CART_EXCEEDED',
          description: 'Too many coupons',
          data: {},
        },
      },
    },
  },
  COUPON_LOCKED: {
    status: 428,
    body: {
      message: 'Coupon is locked',
      details: { applicationError: { code: 'COUPON_LOCKED', description: 'Coupon is locked', data: {} } },
    },
  },
  COUPON_NOT_FOUND_IN_CART: {
    status: 428,
    body: {
      message: 'Coupon not found in cart',
      details: {
        applicationError: {
          code: 'COUPON_NOT_FOUND_IN_CART',
          description: 'Coupon not found in cart',
          data: { couponId: '7d20b5c9-e413-4f86-9a0e-1c58f7b36d24' },
        },
      },
    },
  },
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: {
    status: 428,
    body: {
      message: 'Too many gift cards',
      details: {
        applicationError: {
          code: 'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
          description: 'Too many gift cards',
          data: {},
        },
      },
    },
  },
  GIFT_CARD_ALREADY_EXISTS: {
    status: 428,
    body: {
      message: 'Gift card already exists in cart',
      details: {
        applicationError: {
          code: 'GIFT_CARD_ALREADY_EXISTS',
          description: 'Gift card already exists in cart',
          data: { giftCardCode: '****7QX2' },
        },
      },
    },
  },
  GIFT_CARD_LOCKED: {
    status: 428,
    body: {
      message: 'Gift card is locked',
      details: {
        applicationError: { code: 'GIFT_CARD_LOCKED', description: 'Gift card is locked', data: {} },
      },
    },
  },
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: {
    status: 428,
    body: {
      message: 'Gift cards are not supported on a demo cart',
      details: {
        applicationError: {
          code: 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
          description: 'Gift cards are not supported on a demo cart',
          data: {},
        },
      },
    },
  },
  GIFT_CARD_NOT_FOUND_IN_CART: {
    status: 428,
    body: {
      message: 'Gift card not found in cart',
      details: {
        applicationError: {
          code: 'GIFT_CARD_NOT_FOUND_IN_CART',
          description: 'Gift card not found in cart',
          data: { giftCardId: '2e9f61b7-05d3-4ac8-b81e-64d0c7a3f592' },
        },
      },
    },
  },
  PRODUCT_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Product not found',
      details: {
        applicationError: { code: 'PRODUCT_NOT_FOUND', description: 'Product not found', data: {} },
      },
    },
  },
  APP_NOT_INSTALLED: {
    status: 428,
    body: {
      message: 'App is not installed',
      details: {
        applicationError: {
          code: 'APP_NOT_INSTALLED',
          description: 'The site does not have the app that this call belongs to',
          data: {},
        },
      },
    },
  },
  CATALOG_V3_CALLING_CATALOG_V1_API: {
    status: 428,
    body: {
      message: 'The site uses another version of the catalog',
      details: {
        applicationError: {
          code: 'CATALOG_V3_CALLING_CATALOG_V1_API',
          description: 'This call is for stores with the earlier catalog',
          data: {},
        },
      },
    },
  },
  VARIANT_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Variant not found',
      details: {
        applicationError: { code: 'VARIANT_NOT_FOUND', description: 'Variant not found', data: {} },
      },
    },
  },
  COLLECTION_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Collection not found',
      details: {
        applicationError: { code: 'COLLECTION_NOT_FOUND', description: 'Collection not found', data: {} },
      },
    },
  },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    status: 403,
    body: {
      message: 'No permission to read merchant data',
      details: {
        applicationError: {
          code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA',
          description: 'No permission to read merchant data',
          data: {},
        },
      },
    },
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    status: 403,
    body: {
      message: 'No permission to include products that are not visible',
      details: {
        applicationError: {
          code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
          description: 'No permission to include products that are not visible',
          data: {},
        },
      },
    },
  },
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API: {
    status: 428,
    body: {
      message: 'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1',
      details: {
        applicationError: {
          code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
          description: 'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1',
          data: {},
        },
      },
    },
  },
  CATALOG_V3_SITE_PROVISIONING: {
    status: 428,
    body: {
      message: "The store's catalog is being provisioned",
      details: {
        applicationError: {
          code: 'CATALOG_V3_SITE_PROVISIONING',
          description: "The store's catalog is being provisioned",
          data: {},
        },
      },
    },
  },
  REQUIRED_APP_NOT_INSTALLED: {
    status: 428,
    body: {
      message: 'Required app is not installed',
      details: {
        applicationError: {
          code: 'REQUIRED_APP_NOT_INSTALLED',
          description: 'The site does not have the app that this call belongs to',
          data: {},
        },
      },
    },
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Category not found',
      details: {
        applicationError: { code: 'CATEGORY_NOT_FOUND', description: 'Category not found', data: {} },
      },
    },
  },
  INVALID_FILTER: {
    status: 400,
    body: {
      message: 'Invalid filter',
      details: { applicationError: { code: 'INVALID_FILTER', description: 'Invalid filter', data: {} } },
    },
  },
  INVALID_SLUG_FORMAT: {
    status: 400,
    body: {
      message: 'Slug has a wrong form',
      details: {
        applicationError: { code: 'INVALID_SLUG_FORMAT', description: 'Slug has a wrong form', data: {} },
      },
    },
  },
  EVENT_LIMIT_REACHED: {
    status: 428,
    body: {
      message: 'Event limit reached',
      details: {
        applicationError: { code: 'EVENT_LIMIT_REACHED', description: 'Event limit reached', data: {} },
      },
    },
  },
  SLUG_ALREADY_IN_USE: {
    status: 409,
    body: {
      message: 'Slug is in use',
      details: { applicationError: { code: 'SLUG_ALREADY_IN_USE', description: 'Slug is in use', data: {} } },
    },
  },
  WIX_EVENTS_APP_NOT_INSTALLED: {
    status: 428,
    body: {
      message: 'Events app is not installed',
      details: {
        applicationError: {
          code: 'WIX_EVENTS_APP_NOT_INSTALLED',
          description: 'The site does not have the events app',
          data: {},
        },
      },
    },
  },
  INVALID_EVENT_STATUS_TRANSITION: {
    status: 428,
    body: {
      message: 'Status cannot change this way',
      details: {
        applicationError: {
          code: 'INVALID_EVENT_STATUS_TRANSITION',
          description: 'Status cannot change this way',
          data: {},
        },
      },
    },
  },
  EVENT_ALREADY_PUBLISHED: {
    status: 428,
    body: {
      message: 'Event is published already',
      details: {
        applicationError: {
          code: 'EVENT_ALREADY_PUBLISHED',
          description: 'Event is published already',
          data: {},
        },
      },
    },
  },
  FILTER_PARSER_ERROR: {
    status: 400,
    body: {
      message: 'Filter cannot be read',
      details: {
        applicationError: { code: 'FILTER_PARSER_ERROR', description: 'Filter cannot be read', data: {} },
      },
    },
  },
  'NOT_FOUND 2': {
    status: 404,
    body: {
      message: 'Member not found',
      details: { applicationError: { code: 'NOT_FOUND', description: 'Member not found', data: {} } },
    },
  },
  'APP_NOT_INSTALLED 2': {
    status: 428,
    body: {
      message: 'Members Area app is not installed',
      details: {
        applicationError: {
          code: 'APP_NOT_INSTALLED',
          description: 'The site does not have the Members Area app',
          data: {},
        },
      },
    },
  },
  invalid_client: { status: 401, body: { error: 'invalid_client', error_description: 'Client not found' } },
  invalid_grant: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The refresh token is not valid' },
  },
  invalid_request: {
    status: 400,
    body: { error: 'invalid_request', error_description: 'codeVerifier is missing' },
  },
  unauthorized_client: {
    status: 400,
    body: { error: 'unauthorized_client', error_description: 'The app may not use this grant' },
  },
  unsupported_grant_type: {
    status: 400,
    body: { error: 'unsupported_grant_type', error_description: 'Unknown grant type: password' },
  },
  ORDER_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Order not found',
      details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'Order not found', data: {} } },
    },
  },
  READ_ORDER_FORBIDDEN: {
    status: 403,
    body: {
      message: 'Forbidden to read this order',
      details: {
        applicationError: {
          code: 'READ_ORDER_FORBIDDEN',
          description: 'Forbidden to read this order',
          data: {},
        },
      },
    },
  },
  CALLBACK_URL_NOT_ALLOWED: {
    status: 403,
    body: {
      message: "https://elsewhere.example.org isn't listed as an allowed redirect domain",
      details: {
        applicationError: {
          code: 'CALLBACK_URL_NOT_ALLOWED',
          description: "https://elsewhere.example.org isn't listed as an allowed redirect domain",
          data: { field: 'callbacks.thankYouPageUrl', url: 'https://elsewhere.example.org/thanks' },
        },
      },
    },
  },
  'CART_CANNOT_BE_ORDERED 2': {
    status: 428,
    body: {
      message: 'Only 1 left of Teapot for Two.',
      details: {
        applicationError: {
          code: 'CART_CANNOT_BE_ORDERED',
          description: 'Only 1 left of Teapot for Two.',
          data: { blockers: ['Only 1 left of Teapot for Two.'] },
        },
      },
    },
  },
  CHECKOUT_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Checkout not found',
      details: {
        applicationError: { code: 'CHECKOUT_NOT_FOUND', description: 'Checkout not found', data: {} },
      },
    },
  },
  RESERVATION_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Reservation not found',
      details: {
        applicationError: { code: 'RESERVATION_NOT_FOUND', description: 'Reservation not found', data: {} },
      },
    },
  },
  SITE_NOT_PUBLISHED: {
    status: 428,
    body: {
      message: 'No Public URL Found - verify that site is published',
      details: {
        applicationError: {
          code: 'SITE_NOT_PUBLISHED',
          description: 'No Public URL Found - verify that site is published',
          data: {},
        },
      },
    },
  },
  EVENT_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Event not found',
      details: { applicationError: { code: 'EVENT_NOT_FOUND', description: 'Event not found', data: {} } },
    },
  },
  INVALID_FORM_RESPONSE: {
    status: 400,
    body: {
      message: 'Form response is not valid',
      details: {
        applicationError: {
          code: 'INVALID_FORM_RESPONSE',
          description: 'Form response is not valid',
          data: { inputName: 'food' },
        },
      },
    },
  },
  UNEXPECTED_RSVP_STATUS: {
    status: 428,
    body: {
      message: 'Unexpected RSVP status',
      details: {
        applicationError: { code: 'UNEXPECTED_RSVP_STATUS', description: 'Unexpected RSVP status', data: {} },
      },
    },
  },
  INVALID_EVENT_TYPE: {
    status: 428,
    body: {
      message: 'Event type is not valid',
      details: {
        applicationError: { code: 'INVALID_EVENT_TYPE', description: 'Event type is not valid', data: {} },
      },
    },
  },
  MEMBER_ALREADY_REGISTERED: {
    status: 409,
    body: {
      message: 'Member is already registered',
      details: {
        applicationError: {
          code: 'MEMBER_ALREADY_REGISTERED',
          description: 'Member is already registered',
          data: {},
        },
      },
    },
  },
  MEMBER_EMAIL_ALREADY_REGISTERED: {
    status: 409,
    body: {
      message: 'Member with this email is already registered',
      details: {
        applicationError: {
          code: 'MEMBER_EMAIL_ALREADY_REGISTERED',
          description: 'Member with this email is already registered',
          data: {},
        },
      },
    },
  },
  RSVP_LIMIT_EXCEEDED: {
    status: 428,
    body: {
      message: 'RSVP limit exceeded',
      details: {
        applicationError: { code: 'RSVP_LIMIT_EXCEEDED', description: 'RSVP limit exceeded', data: {} },
      },
    },
  },
  GUEST_LIMIT_EXCEEDED: {
    status: 428,
    body: {
      message: 'Guest limit exceeded',
      details: {
        applicationError: {
          code: 'GUEST_LIMIT_EXCEEDED',
          description: 'Guest limit exceeded',
          data: { maxRsvpSize: 2 },
        },
      },
    },
  },
  RSVPS_CLOSED: {
    status: 428,
    body: {
      message: 'RSVPs are closed',
      details: { applicationError: { code: 'RSVPS_CLOSED', description: 'RSVPs are closed', data: {} } },
    },
  },
  RSVPS_NOT_STARTED: {
    status: 428,
    body: {
      message: 'RSVPs have not started',
      details: {
        applicationError: { code: 'RSVPS_NOT_STARTED', description: 'RSVPs have not started', data: {} },
      },
    },
  },
  WAITING_LIST_UNAVAILABLE: {
    status: 428,
    body: {
      message: 'Waiting list is unavailable',
      details: {
        applicationError: {
          code: 'WAITING_LIST_UNAVAILABLE',
          description: 'Waiting list is unavailable',
          data: {},
        },
      },
    },
  },
  ADDITIONAL_GUESTS_MUST_HAVE_NAMES: {
    status: 400,
    body: {
      message: 'Additional guests must have names',
      details: {
        applicationError: {
          code: 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES',
          description: 'Additional guests must have names',
          data: {},
        },
      },
    },
  },
  FORM_SUBMISSIONS_NOT_SUPPORTED: {
    status: 428,
    body: {
      message: 'Form submissions are not supported',
      details: {
        applicationError: {
          code: 'FORM_SUBMISSIONS_NOT_SUPPORTED',
          description: 'Form submissions are not supported',
          data: {},
        },
      },
    },
  },
  MEMBER_IDENTITY_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Member identity not found',
      details: {
        applicationError: {
          code: 'MEMBER_IDENTITY_NOT_FOUND',
          description: 'Member identity not found',
          data: {},
        },
      },
    },
  },
  INVALID_RSVP_STATUS: {
    status: 400,
    body: {
      message: 'RSVP status is not valid',
      details: {
        applicationError: { code: 'INVALID_RSVP_STATUS', description: 'RSVP status is not valid', data: {} },
      },
    },
  },
  INVALID_REVISION: {
    status: 409,
    body: {
      message: 'Revision is not the current one',
      details: {
        applicationError: {
          code: 'INVALID_REVISION',
          description: 'Revision is not the current one',
          data: {},
        },
      },
    },
  },
  'INVALID_EVENT_TYPE 2': {
    status: 428,
    body: {
      message: 'Event type is not valid',
      details: {
        applicationError: {
          code: 'INVALID_EVENT_TYPE',
          description: 'The registration of the event is not TICKETING',
          data: {},
        },
      },
    },
  },
  TICKET_DEFINITIONS_LIMIT_REACHED: {
    status: 428,
    body: {
      message: 'Ticket definitions limit reached',
      details: {
        applicationError: {
          code: 'TICKET_DEFINITIONS_LIMIT_REACHED',
          description: 'Ticket definitions limit reached',
          data: { limit: 100 },
        },
      },
    },
  },
  INVALID_SALE_PERIOD: {
    status: 428,
    body: {
      message: 'Sale period is not valid',
      details: {
        applicationError: { code: 'INVALID_SALE_PERIOD', description: 'Sale period is not valid', data: {} },
      },
    },
  },
  'EVENT_NOT_FOUND 2': {
    status: 404,
    body: {
      message: 'Event not found',
      details: {
        applicationError: {
          code: 'EVENT_NOT_FOUND',
          description: 'Event not found',
          data: { eventId: '3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1' },
        },
      },
    },
  },
  TICKET_DEFINITION_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Ticket definition not found',
      details: {
        applicationError: {
          code: 'TICKET_DEFINITION_NOT_FOUND',
          description: 'Ticket definition not found',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523' },
        },
      },
    },
  },
  'INVALID_REVISION 2': {
    status: 409,
    body: {
      message: 'Revision is not valid',
      details: {
        applicationError: {
          code: 'INVALID_REVISION',
          description: 'The entity has another revision',
          data: { expectedRevision: '3', currentRevision: '4' },
        },
      },
    },
  },
  UNSUPPORTED_PRICING_OPTION: {
    status: 400,
    body: {
      message: 'Pricing option is not supported',
      details: {
        applicationError: {
          code: 'UNSUPPORTED_PRICING_OPTION',
          description: 'Pricing option is not supported',
          data: { ticketDefinitionId: '2b7d9e14-83c5-4f60-9a1e-c6f04d5b8273' },
        },
      },
    },
  },
  TICKET_DEFINITION_HIDDEN: {
    status: 428,
    body: {
      message: 'Ticket definition is hidden',
      details: {
        applicationError: {
          code: 'TICKET_DEFINITION_HIDDEN',
          description: 'Ticket definition is hidden',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523' },
        },
      },
    },
  },
  TICKET_LIMIT_EXCEEDED: {
    status: 428,
    body: {
      message: 'Ticket limit exceeded',
      details: {
        applicationError: {
          code: 'TICKET_LIMIT_EXCEEDED',
          description: 'Ticket limit exceeded',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523', limitPerCheckout: 1 },
        },
      },
    },
  },
  SALE_NOT_STARTED: {
    status: 428,
    body: {
      message: 'Sale has not started',
      details: {
        applicationError: {
          code: 'SALE_NOT_STARTED',
          description: 'Sale has not started',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523' },
        },
      },
    },
  },
  SALE_ENDED: {
    status: 428,
    body: {
      message: 'Sale has ended',
      details: {
        applicationError: {
          code: 'SALE_ENDED',
          description: 'Sale has ended',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523' },
        },
      },
    },
  },
  'NO_PAYMENT_METHOD_CONFIGURED 2': {
    status: 403,
    body: {
      message: 'No payment method configured',
      details: {
        applicationError: {
          code: 'NO_PAYMENT_METHOD_CONFIGURED',
          description: 'No payment method configured',
          data: {},
        },
      },
    },
  },
  TICKET_RESERVATION_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Ticket reservation not found',
      details: {
        applicationError: {
          code: 'TICKET_RESERVATION_NOT_FOUND',
          description: 'Ticket reservation not found',
          data: {},
        },
      },
    },
  },
  TICKET_RESERVATION_NOT_CANCELABLE: {
    status: 428,
    body: {
      message: 'Ticket reservation cannot be canceled',
      details: {
        applicationError: {
          code: 'TICKET_RESERVATION_NOT_CANCELABLE',
          description: 'Ticket reservation cannot be canceled',
          data: { status: 'EXPIRED' },
        },
      },
    },
  },
  ORDER_ACTION_NOT_AVAILABLE: {
    status: 428,
    body: {
      message: 'Order action is not available',
      details: {
        applicationError: {
          code: 'ORDER_ACTION_NOT_AVAILABLE',
          description: 'Order action is not available',
          data: {},
        },
      },
    },
  },
  ORDER_STATUS_NOT_AUTHORIZED: {
    status: 428,
    body: {
      message: 'Order status is not AUTHORIZED',
      details: {
        applicationError: {
          code: 'ORDER_STATUS_NOT_AUTHORIZED',
          description: 'Order status is not AUTHORIZED',
          data: {},
        },
      },
    },
  },
  TICKETS_NOT_AVAILABLE: {
    status: 428,
    body: {
      message: 'Tickets are not available',
      details: {
        applicationError: {
          code: 'TICKETS_NOT_AVAILABLE',
          description: 'Tickets are not available',
          data: { ticketDefinitionId: '8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523' },
        },
      },
    },
  },
  'TICKET_LIMIT_EXCEEDED 2': {
    status: 428,
    body: {
      message: 'Ticket limit exceeded',
      details: {
        applicationError: {
          code: 'TICKET_LIMIT_EXCEEDED',
          description: 'Ticket limit exceeded',
          data: { limitPerCheckout: 8 },
        },
      },
    },
  },
  RESERVATION_OCCUPIED: {
    status: 428,
    body: {
      message: 'Reservation is occupied',
      details: {
        applicationError: { code: 'RESERVATION_OCCUPIED', description: 'Reservation is occupied', data: {} },
      },
    },
  },
  'INVALID_FORM_RESPONSE 2': {
    status: 400,
    body: {
      message: 'Form response is not valid',
      details: {
        applicationError: {
          code: 'INVALID_FORM_RESPONSE',
          description: 'Form response is not valid',
          data: { inputName: 'lastName' },
        },
      },
    },
  },
  VERIFICATION_FAILED: {
    status: 400,
    body: {
      message: 'Verification failed',
      details: {
        applicationError: { code: 'VERIFICATION_FAILED', description: 'The code is not valid', data: {} },
      },
    },
  },
} satisfies Readonly<Record<string, Refusal>>;

/** The error responses of each operation, by application code. */
export const refusals = {
  register: {
    '-19971': shown['-19971'],
    '-19970': shown['-19970'],
    '-19995': shown['-19995'],
    CAPTCHA_TOKEN_REQUIRED: shown['CAPTCHA_TOKEN_REQUIRED'],
    INVALID_CAPTCHA_TOKEN: shown['INVALID_CAPTCHA_TOKEN'],
    MISSING_CAPTCHA_TOKEN: shown['MISSING_CAPTCHA_TOKEN'],
    RECAPTCHA_REQUIRED: shown['RECAPTCHA_REQUIRED'],
    RECAPTCHA_FAILED: shown['RECAPTCHA_FAILED'],
    DUPLICATE_EMAIL: shown['DUPLICATE_EMAIL'],
    THROTTLED_FEATURE: shown['THROTTLED_FEATURE'],
    IP_ADDRESS_FILTERED: shown['IP_ADDRESS_FILTERED'],
    USER_EMAIL_OFAC_ADDRESS: shown['USER_EMAIL_OFAC_ADDRESS'],
    UNSUPPORTED_FIELD: shown['UNSUPPORTED_FIELD'],
    ATTRIBUTE_NOT_FOUND: shown['ATTRIBUTE_NOT_FOUND'],
    CLIENT_METADATA_NOT_FOUND: shown['CLIENT_METADATA_NOT_FOUND'],
    INVALID_LD_SESSION: shown['INVALID_LD_SESSION'],
    COULD_NOT_CREATE_SET_ACCOUNT_USER: shown['COULD_NOT_CREATE_SET_ACCOUNT_USER'],
    INVALID_USER_TYPE: shown['INVALID_USER_TYPE'],
    REGISTRATION_TO_EDITORX_NOT_ALLOWED: shown['REGISTRATION_TO_EDITORX_NOT_ALLOWED'],
    UNIMPLEMENTED_FEATURE: shown['UNIMPLEMENTED_FEATURE'],
  },
  login: {
    '-19971': shown['-19971'],
    '-19970': shown['-19970'],
    '-19976': shown['-19976'],
    '-19973': shown['-19973'],
    '-19999': shown['-19999'],
    CAPTCHA_TOKEN_REQUIRED: shown['CAPTCHA_TOKEN_REQUIRED'],
    INVALID_CAPTCHA_TOKEN: shown['INVALID_CAPTCHA_TOKEN'],
    THROTTLED_FEATURE: shown['THROTTLED_FEATURE'],
    REENROLLMENT_REQUIRED_BY_ADMIN: shown['REENROLLMENT_REQUIRED_BY_ADMIN'],
    TRUSTED_CLIENTS_ONLY: shown['TRUSTED_CLIENTS_ONLY'],
    WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: shown['WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'],
  },
  changePassword: {},
  signOn: {},
  loginWithIdpConnection: { NOT_FOUND: shown['NOT_FOUND'] },
  loginWithIdpConnectionCallback: { NOT_FOUND: shown['NOT_FOUND'] },
  loginCallback: {},
  loginWithIdpConnectionTokenParams: { NOT_FOUND: shown['NOT_FOUND'] },
  logout: {},
  queryBackInStockNotificationRequests: {},
  createBackInStockNotificationRequest: {
    BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS:
      shown['BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'],
    REQUEST_COLLECTION_DISABLED: shown['REQUEST_COLLECTION_DISABLED'],
    INVALID_CATALOG_REFERENCE_OPTIONS: shown['INVALID_CATALOG_REFERENCE_OPTIONS'],
    INVALID_ITEM_IMAGE_URL: shown['INVALID_ITEM_IMAGE_URL'],
  },
  getBackInStockNotificationRequest: {
    BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: shown['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  deleteBackInStockNotificationRequest: {
    BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: shown['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  markAsNotificationSent: {
    BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: shown['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  getBackInStockNotificationRequestsCountByCatalogReferences: {},
  reportItemsBackInStock: {
    REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
      shown['REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS'],
    INVALID_ITEM_IMAGE_URL: shown['INVALID_ITEM_IMAGE_URL'],
  },
  getCurrentCart: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  updateCurrentCart: {
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    ERROR_COUPON_DOES_NOT_EXIST: shown['ERROR_COUPON_DOES_NOT_EXIST'],
    ERROR_COUPON_EXPIRED: shown['ERROR_COUPON_EXPIRED'],
    ERROR_COUPON_NOT_APPLICABLE: shown['ERROR_COUPON_NOT_APPLICABLE'],
    ERROR_COUPON_IS_DISABLED: shown['ERROR_COUPON_IS_DISABLED'],
    ERROR_COUPON_NOT_ACTIVE_YET: shown['ERROR_COUPON_NOT_ACTIVE_YET'],
    ERROR_COUPON_USAGE_EXCEEDED: shown['ERROR_COUPON_USAGE_EXCEEDED'],
    ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: shown['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
  },
  deleteCurrentCart: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  addToCurrentCart: {},
  removeLineItemsFromCurrentCart: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  updateCurrentCartLineItemQuantity: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  removeCouponFromCurrentCart: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  createCheckoutFromCurrentCart: {
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: shown['SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'],
    NO_PAYMENT_METHOD_CONFIGURED: shown['NO_PAYMENT_METHOD_CONFIGURED'],
    CART_CANNOT_BE_ORDERED: shown['CART_CANNOT_BE_ORDERED'],
  },
  estimateCurrentCartTotals: { OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'] },
  getCurrentCartV2: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
  },
  createCurrentCart: {
    MAX_LINE_ITEMS_EXCEEDED: shown['MAX_LINE_ITEMS_EXCEEDED'],
    MAX_ITEM_MODIFIERS_EXCEEDED: shown['MAX_ITEM_MODIFIERS_EXCEEDED'],
    DUPLICATE_MODIFIER_GROUP_IDS: shown['DUPLICATE_MODIFIER_GROUP_IDS'],
    DUPLICATE_ITEM_MODIFIER_IDS: shown['DUPLICATE_ITEM_MODIFIER_IDS'],
    INVALID_COUPON_CODE: shown['INVALID_COUPON_CODE'],
    INVALID_GIFT_CARD_CODE: shown['INVALID_GIFT_CARD_CODE'],
    DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: shown['DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'],
    ITEM_NOT_FOUND_IN_CATALOG: shown['ITEM_NOT_FOUND_IN_CATALOG'],
    INSUFFICIENT_INVENTORY: shown['INSUFFICIENT_INVENTORY'],
    LINE_ITEM_PRICE_CONFLICT: shown['LINE_ITEM_PRICE_CONFLICT'],
    FIXED_QUANTITY_ITEM: shown['FIXED_QUANTITY_ITEM'],
    INVALID_MEMBERSHIP_PAYMENT_OPTION: shown['INVALID_MEMBERSHIP_PAYMENT_OPTION'],
    PLAN_LINE_ITEM_NOT_FOUND: shown['PLAN_LINE_ITEM_NOT_FOUND'],
    INVALID_COUPON_STATUS: shown['INVALID_COUPON_STATUS'],
    INVALID_GIFT_CARD_STATUS: shown['INVALID_GIFT_CARD_STATUS'],
    DELIVERY_METHOD_NOT_FOUND: shown['DELIVERY_METHOD_NOT_FOUND'],
    DELIVERY_METHOD_MISSING_ADDRESS: shown['DELIVERY_METHOD_MISSING_ADDRESS'],
    DELIVERY_METHOD_MISSING_LINE_ITEMS: shown['DELIVERY_METHOD_MISSING_LINE_ITEMS'],
  },
  updateCurrentCartV2: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
    BUSINESS_LOCATION_NOT_FOUND: shown['BUSINESS_LOCATION_NOT_FOUND'],
    INVALID_ADDRESS_FORMAT: shown['INVALID_ADDRESS_FORMAT'],
    DATA_EXTENSION_UPDATE_FAILED: shown['DATA_EXTENSION_UPDATE_FAILED'],
  },
  deleteCurrentCartV2: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
  },
  refreshCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  calculateCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  estimateCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  addLineItemsToCurrentCart: {
    MAX_LINE_ITEMS_EXCEEDED: shown['MAX_LINE_ITEMS_EXCEEDED'],
    MAX_ITEM_MODIFIERS_EXCEEDED: shown['MAX_ITEM_MODIFIERS_EXCEEDED'],
    DUPLICATE_MODIFIER_GROUP_IDS: shown['DUPLICATE_MODIFIER_GROUP_IDS'],
    DUPLICATE_ITEM_MODIFIER_IDS: shown['DUPLICATE_ITEM_MODIFIER_IDS'],
    INVALID_COUPON_CODE: shown['INVALID_COUPON_CODE'],
    INVALID_GIFT_CARD_CODE: shown['INVALID_GIFT_CARD_CODE'],
    DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: shown['DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'],
    NO_LINE_ITEMS_TO_ADD: shown['NO_LINE_ITEMS_TO_ADD'],
    SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL: shown['SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'],
    SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY:
      shown['SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'],
    ITEM_NOT_FOUND_IN_CATALOG: shown['ITEM_NOT_FOUND_IN_CATALOG'],
    INSUFFICIENT_INVENTORY: shown['INSUFFICIENT_INVENTORY'],
    LINE_ITEM_PRICE_CONFLICT: shown['LINE_ITEM_PRICE_CONFLICT'],
    FIXED_QUANTITY_ITEM: shown['FIXED_QUANTITY_ITEM'],
    INVALID_MEMBERSHIP_PAYMENT_OPTION: shown['INVALID_MEMBERSHIP_PAYMENT_OPTION'],
    PLAN_LINE_ITEM_NOT_FOUND: shown['PLAN_LINE_ITEM_NOT_FOUND'],
    INVALID_COUPON_STATUS: shown['INVALID_COUPON_STATUS'],
    INVALID_GIFT_CARD_STATUS: shown['INVALID_GIFT_CARD_STATUS'],
    DELIVERY_METHOD_NOT_FOUND: shown['DELIVERY_METHOD_NOT_FOUND'],
    DELIVERY_METHOD_MISSING_ADDRESS: shown['DELIVERY_METHOD_MISSING_ADDRESS'],
    DELIVERY_METHOD_MISSING_LINE_ITEMS: shown['DELIVERY_METHOD_MISSING_LINE_ITEMS'],
  },
  removeLineItemsFromCurrentCartV2: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
    LINE_ITEM_NOT_FOUND_IN_CART: shown['LINE_ITEM_NOT_FOUND_IN_CART'],
  },
  updateLineItemsInCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    EMPTY_LINE_ITEM_UPDATES: shown['EMPTY_LINE_ITEM_UPDATES'],
    DUPLICATE_LINE_ITEM_UPDATES: shown['DUPLICATE_LINE_ITEM_UPDATES'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
    LINE_ITEM_NOT_FOUND_IN_CART: shown['LINE_ITEM_NOT_FOUND_IN_CART'],
    ITEM_NOT_FOUND_IN_CATALOG: shown['ITEM_NOT_FOUND_IN_CATALOG'],
    INSUFFICIENT_INVENTORY: shown['INSUFFICIENT_INVENTORY'],
    FIXED_QUANTITY_ITEM: shown['FIXED_QUANTITY_ITEM'],
    INVALID_MEMBERSHIP_PAYMENT_OPTION: shown['INVALID_MEMBERSHIP_PAYMENT_OPTION'],
    PLAN_LINE_ITEM_NOT_FOUND: shown['PLAN_LINE_ITEM_NOT_FOUND'],
  },
  addCouponToCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    INVALID_COUPON_CODE: shown['INVALID_COUPON_CODE'],
    INVALID_COUPON_STATUS: shown['INVALID_COUPON_STATUS'],
    COUPON_ALREADY_EXISTS: shown['COUPON_ALREADY_EXISTS'],
    MAX_COUPONS_PER_CART_EXCEEDED: shown['MAX_COUPONS_PER_CART_EXCEEDED'],
    COUPON_LOCKED: shown['COUPON_LOCKED'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  removeCouponFromCurrentCartV2: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    COUPON_NOT_FOUND_IN_CART: shown['COUPON_NOT_FOUND_IN_CART'],
    COUPON_LOCKED: shown['COUPON_LOCKED'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  setDeliveryMethodForCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
    DELIVERY_METHOD_NOT_FOUND: shown['DELIVERY_METHOD_NOT_FOUND'],
    DELIVERY_METHOD_MISSING_ADDRESS: shown['DELIVERY_METHOD_MISSING_ADDRESS'],
    DELIVERY_METHOD_MISSING_LINE_ITEMS: shown['DELIVERY_METHOD_MISSING_LINE_ITEMS'],
  },
  removeDeliveryMethodFromCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  addGiftCardToCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    INVALID_GIFT_CARD_CODE: shown['INVALID_GIFT_CARD_CODE'],
    INVALID_GIFT_CARD_STATUS: shown['INVALID_GIFT_CARD_STATUS'],
    MAX_GIFT_CARDS_PER_CART_EXCEEDED: shown['MAX_GIFT_CARDS_PER_CART_EXCEEDED'],
    GIFT_CARD_ALREADY_EXISTS: shown['GIFT_CARD_ALREADY_EXISTS'],
    GIFT_CARD_LOCKED: shown['GIFT_CARD_LOCKED'],
    GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART: shown['GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  removeGiftCardFromCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
    GIFT_CARD_NOT_FOUND_IN_CART: shown['GIFT_CARD_NOT_FOUND_IN_CART'],
    GIFT_CARD_LOCKED: shown['GIFT_CARD_LOCKED'],
    CART_ALREADY_ORDERED: shown['CART_ALREADY_ORDERED'],
  },
  updateFormSubmissionsInCurrentCart: {
    CURRENT_CART_NOT_FOUND: shown['CURRENT_CART_NOT_FOUND'],
    OWNED_CART_NOT_FOUND: shown['OWNED_CART_NOT_FOUND'],
  },
  getProduct: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  queryProducts: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getProductOptionsAvailability: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  queryProductVariants: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  queryStoreVariants: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getStoreVariant: {
    VARIANT_NOT_FOUND: shown['VARIANT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getCollectionBySlugV1: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getCollection: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getCollectionBySlug: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  queryCollections: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getProductV3: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: shown['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  getProductBySlug: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: shown['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  queryProductsV3: {
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  searchProducts: {
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  countProducts: {
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: shown['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  getAllProductsCategory: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  queryVariants: {
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  searchVariants: {
    NO_PERMISSION_TO_READ_MERCHANT_DATA: shown['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  queryBrands: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  queryRibbons: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  getCatalogVersion: {},
  createProduct: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  updateProduct: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  deleteProduct: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  deleteProductOptions: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  removeBrand: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  removeRibbon: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  updateProductVariants: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  resetAllProductVariantData: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  addProductMedia: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  removeProductMedia: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  addProductMediaToChoices: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  removeProductMediaFromChoices: {
    PRODUCT_NOT_FOUND: shown['PRODUCT_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  createCollection: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  updateCollection: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  deleteCollection: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  addProductsToCollection: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  removeProductsFromCollection: {
    COLLECTION_NOT_FOUND: shown['COLLECTION_NOT_FOUND'],
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  bulkUpdateProductsProperty: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  bulkAdjustProductProperty: {
    APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED'],
    CATALOG_V3_CALLING_CATALOG_V1_API: shown['CATALOG_V3_CALLING_CATALOG_V1_API'],
  },
  getCategory: {
    CATEGORY_NOT_FOUND: shown['CATEGORY_NOT_FOUND'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  getCategoryBySlug: {
    CATEGORY_NOT_FOUND: shown['CATEGORY_NOT_FOUND'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  queryCategories: {
    INVALID_FILTER: shown['INVALID_FILTER'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  searchCategories: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  countCategories: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  listItemsInCategory: {
    CATEGORY_NOT_FOUND: shown['CATEGORY_NOT_FOUND'],
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  listCategoriesForItem: {
    CATALOG_V1_SITE_CALLING_CATALOG_V3_API: shown['CATALOG_V1_SITE_CALLING_CATALOG_V3_API'],
    CATALOG_V3_SITE_PROVISIONING: shown['CATALOG_V3_SITE_PROVISIONING'],
    REQUIRED_APP_NOT_INSTALLED: shown['REQUIRED_APP_NOT_INSTALLED'],
  },
  listTrees: {},
  createEvent: {
    INVALID_SLUG_FORMAT: shown['INVALID_SLUG_FORMAT'],
    EVENT_LIMIT_REACHED: shown['EVENT_LIMIT_REACHED'],
    SLUG_ALREADY_IN_USE: shown['SLUG_ALREADY_IN_USE'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  getEvent: {
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  updateEvent: {
    INVALID_EVENT_STATUS_TRANSITION: shown['INVALID_EVENT_STATUS_TRANSITION'],
    INVALID_SLUG_FORMAT: shown['INVALID_SLUG_FORMAT'],
    SLUG_ALREADY_IN_USE: shown['SLUG_ALREADY_IN_USE'],
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  deleteEvent: {
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  cloneEvent: {
    INVALID_SLUG_FORMAT: shown['INVALID_SLUG_FORMAT'],
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  publishDraftEvent: {
    INVALID_EVENT_STATUS_TRANSITION: shown['INVALID_EVENT_STATUS_TRANSITION'],
    EVENT_ALREADY_PUBLISHED: shown['EVENT_ALREADY_PUBLISHED'],
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  cancelEvent: {
    INVALID_EVENT_STATUS_TRANSITION: shown['INVALID_EVENT_STATUS_TRANSITION'],
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  getEventBySlug: {
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  queryEvents: { WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'] },
  countEventsByStatus: {
    FILTER_PARSER_ERROR: shown['FILTER_PARSER_ERROR'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  bulkCancelEventsByFilter: { WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'] },
  bulkDeleteEventsByFilter: { WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'] },
  graphql: {},
  getCurrentMember: { NOT_FOUND: shown['NOT_FOUND 2'], APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED 2'] },
  updateMember: { NOT_FOUND: shown['NOT_FOUND'], APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED 2'] },
  deleteMemberPhones: { NOT_FOUND: shown['NOT_FOUND'], APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED 2'] },
  deleteMemberAddresses: { NOT_FOUND: shown['NOT_FOUND'], APP_NOT_INSTALLED: shown['APP_NOT_INSTALLED 2'] },
  createToken: {
    invalid_client: shown['invalid_client'],
    invalid_grant: shown['invalid_grant'],
    invalid_request: shown['invalid_request'],
    unauthorized_client: shown['unauthorized_client'],
    unsupported_grant_type: shown['unsupported_grant_type'],
  },
  getShopOrder: {
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
    READ_ORDER_FORBIDDEN: shown['READ_ORDER_FORBIDDEN'],
  },
  searchOrders: { READ_ORDER_FORBIDDEN: shown['READ_ORDER_FORBIDDEN'] },
  sendRecoveryEmail: {},
  sendActivationEmail: { NOT_FOUND: shown['NOT_FOUND'] },
  recover: {},
  createRedirectSession: {
    CALLBACK_URL_NOT_ALLOWED: shown['CALLBACK_URL_NOT_ALLOWED'],
    CART_CANNOT_BE_ORDERED: shown['CART_CANNOT_BE_ORDERED 2'],
    CHECKOUT_NOT_FOUND: shown['CHECKOUT_NOT_FOUND'],
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    SITE_NOT_PUBLISHED: shown['SITE_NOT_PUBLISHED'],
  },
  createRsvp: {
    EVENT_NOT_FOUND: shown['EVENT_NOT_FOUND'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE'],
    UNEXPECTED_RSVP_STATUS: shown['UNEXPECTED_RSVP_STATUS'],
    INVALID_EVENT_TYPE: shown['INVALID_EVENT_TYPE'],
    MEMBER_ALREADY_REGISTERED: shown['MEMBER_ALREADY_REGISTERED'],
    MEMBER_EMAIL_ALREADY_REGISTERED: shown['MEMBER_EMAIL_ALREADY_REGISTERED'],
    RSVP_LIMIT_EXCEEDED: shown['RSVP_LIMIT_EXCEEDED'],
    GUEST_LIMIT_EXCEEDED: shown['GUEST_LIMIT_EXCEEDED'],
    RSVPS_CLOSED: shown['RSVPS_CLOSED'],
    RSVPS_NOT_STARTED: shown['RSVPS_NOT_STARTED'],
    WAITING_LIST_UNAVAILABLE: shown['WAITING_LIST_UNAVAILABLE'],
    ADDITIONAL_GUESTS_MUST_HAVE_NAMES: shown['ADDITIONAL_GUESTS_MUST_HAVE_NAMES'],
    FORM_SUBMISSIONS_NOT_SUPPORTED: shown['FORM_SUBMISSIONS_NOT_SUPPORTED'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  queryRsvps: { WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'] },
  listRsvpSummary: { WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'] },
  listCurrentRsvps: {
    MEMBER_IDENTITY_NOT_FOUND: shown['MEMBER_IDENTITY_NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  getRsvp: {
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  updateRsvp: {
    INVALID_RSVP_STATUS: shown['INVALID_RSVP_STATUS'],
    UNEXPECTED_RSVP_STATUS: shown['UNEXPECTED_RSVP_STATUS'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE'],
    GUEST_LIMIT_EXCEEDED: shown['GUEST_LIMIT_EXCEEDED'],
    RSVPS_CLOSED: shown['RSVPS_CLOSED'],
    RSVPS_NOT_STARTED: shown['RSVPS_NOT_STARTED'],
    WAITING_LIST_UNAVAILABLE: shown['WAITING_LIST_UNAVAILABLE'],
    ADDITIONAL_GUESTS_MUST_HAVE_NAMES: shown['ADDITIONAL_GUESTS_MUST_HAVE_NAMES'],
    NOT_FOUND: shown['NOT_FOUND'],
    INVALID_REVISION: shown['INVALID_REVISION'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  deleteRsvp: {
    NOT_FOUND: shown['NOT_FOUND'],
    WIX_EVENTS_APP_NOT_INSTALLED: shown['WIX_EVENTS_APP_NOT_INSTALLED'],
  },
  createTicketDefinition: {
    INVALID_EVENT_TYPE: shown['INVALID_EVENT_TYPE 2'],
    TICKET_DEFINITIONS_LIMIT_REACHED: shown['TICKET_DEFINITIONS_LIMIT_REACHED'],
    INVALID_SALE_PERIOD: shown['INVALID_SALE_PERIOD'],
    EVENT_NOT_FOUND: shown['EVENT_NOT_FOUND 2'],
  },
  getTicketDefinition: { TICKET_DEFINITION_NOT_FOUND: shown['TICKET_DEFINITION_NOT_FOUND'] },
  updateTicketDefinition: {
    INVALID_SALE_PERIOD: shown['INVALID_SALE_PERIOD'],
    TICKET_DEFINITION_NOT_FOUND: shown['TICKET_DEFINITION_NOT_FOUND'],
    INVALID_REVISION: shown['INVALID_REVISION 2'],
  },
  deleteTicketDefinition: { TICKET_DEFINITION_NOT_FOUND: shown['TICKET_DEFINITION_NOT_FOUND'] },
  queryTicketDefinitions: {},
  queryAvailableTicketDefinitions: {},
  countAvailableTicketDefinitions: { FILTER_PARSER_ERROR: shown['FILTER_PARSER_ERROR'] },
  createTicketReservation: {
    TICKET_DEFINITION_NOT_FOUND: shown['TICKET_DEFINITION_NOT_FOUND'],
    EVENT_NOT_FOUND: shown['EVENT_NOT_FOUND 2'],
    UNSUPPORTED_PRICING_OPTION: shown['UNSUPPORTED_PRICING_OPTION'],
    TICKET_DEFINITION_HIDDEN: shown['TICKET_DEFINITION_HIDDEN'],
    TICKET_LIMIT_EXCEEDED: shown['TICKET_LIMIT_EXCEEDED'],
    SALE_NOT_STARTED: shown['SALE_NOT_STARTED'],
    SALE_ENDED: shown['SALE_ENDED'],
    NO_PAYMENT_METHOD_CONFIGURED: shown['NO_PAYMENT_METHOD_CONFIGURED 2'],
  },
  getTicketReservation: { TICKET_RESERVATION_NOT_FOUND: shown['TICKET_RESERVATION_NOT_FOUND'] },
  deleteTicketReservation: { TICKET_RESERVATION_NOT_FOUND: shown['TICKET_RESERVATION_NOT_FOUND'] },
  cancelTicketReservation: {
    TICKET_RESERVATION_NOT_FOUND: shown['TICKET_RESERVATION_NOT_FOUND'],
    TICKET_RESERVATION_NOT_CANCELABLE: shown['TICKET_RESERVATION_NOT_CANCELABLE'],
  },
  listOrders: {},
  getOrder: { ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'] },
  updateOrder: {
    ORDER_ACTION_NOT_AVAILABLE: shown['ORDER_ACTION_NOT_AVAILABLE'],
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
  },
  bulkUpdateOrders: {
    ORDER_ACTION_NOT_AVAILABLE: shown['ORDER_ACTION_NOT_AVAILABLE'],
    NOT_FOUND: shown['NOT_FOUND'],
  },
  confirmOrder: {
    ORDER_ACTION_NOT_AVAILABLE: shown['ORDER_ACTION_NOT_AVAILABLE'],
    NOT_FOUND: shown['NOT_FOUND'],
  },
  getSummary: { NOT_FOUND: shown['NOT_FOUND'] },
  captureAuthorizedPayment: {
    ORDER_STATUS_NOT_AUTHORIZED: shown['ORDER_STATUS_NOT_AUTHORIZED'],
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
  },
  voidAuthorizedPayment: {
    ORDER_STATUS_NOT_AUTHORIZED: shown['ORDER_STATUS_NOT_AUTHORIZED'],
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
  },
  getCheckoutOptions: {},
  listAvailableTickets: {},
  queryAvailableTickets: {},
  createReservation: {
    NO_PAYMENT_METHOD_CONFIGURED: shown['NO_PAYMENT_METHOD_CONFIGURED 2'],
    TICKETS_NOT_AVAILABLE: shown['TICKETS_NOT_AVAILABLE'],
    TICKET_LIMIT_EXCEEDED: shown['TICKET_LIMIT_EXCEEDED 2'],
    NOT_FOUND: shown['NOT_FOUND'],
  },
  cancelReservation: { RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'] },
  getInvoice: { RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'] },
  checkout: {
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    RESERVATION_OCCUPIED: shown['RESERVATION_OCCUPIED'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE 2'],
    NO_PAYMENT_METHOD_CONFIGURED: shown['NO_PAYMENT_METHOD_CONFIGURED 2'],
  },
  updateCheckout: {
    ORDER_ACTION_NOT_AVAILABLE: shown['ORDER_ACTION_NOT_AVAILABLE'],
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE 2'],
  },
  posCheckout: {
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    RESERVATION_OCCUPIED: shown['RESERVATION_OCCUPIED'],
  },
  start: { NOT_FOUND: shown['NOT_FOUND'] },
  verifyDuringAuthentication: { VERIFICATION_FAILED: shown['VERIFICATION_FAILED'] },
  resendDuringAuthentication: {},
} satisfies Readonly<Record<string, Readonly<Record<string, Refusal>>>>;
