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
  invalid_client: { status: 401, body: { error: 'invalid_client', error_description: 'Client not found' } },
  invalid_grant: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The refresh token is not valid' },
  },
  invalid_request: {
    status: 400,
    body: { error: 'invalid_request', error_description: 'codeVerifier is missing' },
  },
  unsupported_grant_type: {
    status: 400,
    body: { error: 'unsupported_grant_type', error_description: 'Unknown grant type: password' },
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
  ORDER_NOT_FOUND: {
    status: 404,
    body: {
      message: 'Order not found',
      details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'Order not found', data: {} } },
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
  TICKET_LIMIT_EXCEEDED: {
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
  INVALID_FORM_RESPONSE: {
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
  createToken: {
    invalid_client: shown['invalid_client'],
    invalid_grant: shown['invalid_grant'],
    invalid_request: shown['invalid_request'],
    unsupported_grant_type: shown['unsupported_grant_type'],
  },
  sendRecoveryEmail: {},
  sendActivationEmail: { NOT_FOUND: shown['NOT_FOUND'] },
  recover: {},
  createRedirectSession: {
    CALLBACK_URL_NOT_ALLOWED: shown['CALLBACK_URL_NOT_ALLOWED'],
    CHECKOUT_NOT_FOUND: shown['CHECKOUT_NOT_FOUND'],
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    SITE_NOT_PUBLISHED: shown['SITE_NOT_PUBLISHED'],
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
    TICKET_LIMIT_EXCEEDED: shown['TICKET_LIMIT_EXCEEDED'],
    NOT_FOUND: shown['NOT_FOUND'],
  },
  cancelReservation: { RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'] },
  getInvoice: { RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'] },
  checkout: {
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    RESERVATION_OCCUPIED: shown['RESERVATION_OCCUPIED'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE'],
    NO_PAYMENT_METHOD_CONFIGURED: shown['NO_PAYMENT_METHOD_CONFIGURED 2'],
  },
  updateCheckout: {
    ORDER_ACTION_NOT_AVAILABLE: shown['ORDER_ACTION_NOT_AVAILABLE'],
    ORDER_NOT_FOUND: shown['ORDER_NOT_FOUND'],
    INVALID_FORM_RESPONSE: shown['INVALID_FORM_RESPONSE'],
  },
  posCheckout: {
    RESERVATION_NOT_FOUND: shown['RESERVATION_NOT_FOUND'],
    RESERVATION_OCCUPIED: shown['RESERVATION_OCCUPIED'],
  },
  start: { NOT_FOUND: shown['NOT_FOUND'] },
  verifyDuringAuthentication: { VERIFICATION_FAILED: shown['VERIFICATION_FAILED'] },
  resendDuringAuthentication: {},
} satisfies Readonly<Record<string, Readonly<Record<string, Refusal>>>>;
