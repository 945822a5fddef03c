// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** What the policy and the documentation know of each operation. */
export const facts = {
  service: 'recovery',
  operations: {
    sendRecoveryEmail: {
      method: 'POST',
      path: '/v1/send-email',
      repeat: 'never',
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
    sendActivationEmail: {
      method: 'POST',
      path: '/v1/activation-email',
      repeat: 'never',
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
    recover: {
      method: 'POST',
      path: '/v1/recover',
      repeat: 'never',
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
  },
} as const;

/** The application codes that the description gives for `sendRecoveryEmail`. */
export type SendRecoveryEmailErrorCode = never;

/** The application codes that the description gives for `sendActivationEmail`. */
export type SendActivationEmailErrorCode = 'NOT_FOUND';

/** The application codes that the description gives for `recover`. */
export type RecoverErrorCode = never;
