// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** What the policy and the documentation know of each operation. */
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
        'CHECKOUT_NOT_FOUND',
        'RESERVATION_NOT_FOUND',
        'SITE_NOT_PUBLISHED',
      ],
      invalidates: [],
      prefixes: ['/_api/redirects-api', '/headless'],
    },
  },
} as const;

/** The application codes that the description gives for `createRedirectSession`. */
export type CreateRedirectSessionErrorCode =
  | 'CALLBACK_URL_NOT_ALLOWED'
  | 'CHECKOUT_NOT_FOUND'
  | 'RESERVATION_NOT_FOUND'
  | 'SITE_NOT_PUBLISHED';
