// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'redirect-session',
  operations: {
    createRedirectSession: {
      method: 'POST',
      path: '/v1/redirect-session',
      repeat: 'adds',
      identity: ['visitor', 'member'],
      errors: [
        'CALLBACK_URL_NOT_ALLOWED',
        'CART_CANNOT_BE_ORDERED',
        'CHECKOUT_NOT_FOUND',
        'RESERVATION_NOT_FOUND',
        'SITE_NOT_PUBLISHED',
      ],
      invalidates: [],
      prefixes: ['/_api/redirects-api', '/headless'],
    },
  },
} as const;

/** The application codes that the description lists for `createRedirectSession`. */
export type CreateRedirectSessionErrorCode =
  | 'CALLBACK_URL_NOT_ALLOWED'
  | 'CART_CANNOT_BE_ORDERED'
  | 'CHECKOUT_NOT_FOUND'
  | 'RESERVATION_NOT_FOUND'
  | 'SITE_NOT_PUBLISHED';
