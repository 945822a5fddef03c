// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'verification',
  operations: {
    start: {
      method: 'POST',
      path: '/v1/Start',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
    verifyDuringAuthentication: {
      method: 'POST',
      path: '/v1/auth/verify',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: ['VERIFICATION_FAILED'],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
    resendDuringAuthentication: {
      method: 'POST',
      path: '/v1/auth/resend',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
  },
} as const;

/** The application codes that the description lists for `start`. */
export type StartErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `verifyDuringAuthentication`. */
export type VerifyDuringAuthenticationErrorCode = 'VERIFICATION_FAILED';

/** The application codes that the description lists for `resendDuringAuthentication`. */
export type ResendDuringAuthenticationErrorCode = never;
