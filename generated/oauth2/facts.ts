// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** What the policy and the documentation know of each operation. */
export const facts = {
  service: 'oauth2',
  operations: {
    createToken: {
      method: 'POST',
      path: '/oauth2/token',
      repeat: 'never',
      identity: [],
      errors: ['invalid_client', 'invalid_grant', 'invalid_request', 'unsupported_grant_type'],
      invalidates: [],
    },
  },
} as const;

/** The application codes that the description gives for `createToken`. */
export type CreateTokenErrorCode =
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unsupported_grant_type';
