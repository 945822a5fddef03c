// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'oauth2',
  operations: {
    createToken: {
      method: 'POST',
      path: '/oauth2/token',
      repeat: 'never',
      credentials: true,
      identity: [],
      errors: [
        'invalid_client',
        'invalid_grant',
        'invalid_request',
        'unauthorized_client',
        'unsupported_grant_type',
      ],
      invalidates: [],
    },
  },
} as const;

/** The application codes that the description lists for `createToken`. */
export type CreateTokenErrorCode =
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unauthorized_client'
  | 'unsupported_grant_type';
