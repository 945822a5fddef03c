// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'recovery',
  operations: {
    sendRecoveryEmail: {
      method: 'POST',
      path: '/v1/send-email',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
    sendActivationEmail: {
      method: 'POST',
      path: '/v1/activation-email',
      repeat: 'never',
      credentials: true,
      identity: ['owner', 'app'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
    recover: {
      method: 'POST',
      path: '/v1/recover',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
    },
  },
} as const;

/** The application codes that the description lists for `sendRecoveryEmail`. */
export type SendRecoveryEmailErrorCode = never;

/** The application codes that the description lists for `sendActivationEmail`. */
export type SendActivationEmailErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `recover`. */
export type RecoverErrorCode = never;
