// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** What the policy and the documentation know of each operation. */
export const facts = {
  service: 'verification',
  operations: {
    start: {
      method: 'POST',
      path: '/v1/Start',
      repeat: 'never',
      identity: ['visitor', 'member', 'owner', 'app'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
    verifyDuringAuthentication: {
      method: 'POST',
      path: '/v1/auth/verify',
      repeat: 'never',
      identity: ['visitor', 'member'],
      errors: ['VERIFICATION_FAILED'],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
    resendDuringAuthentication: {
      method: 'POST',
      path: '/v1/auth/resend',
      repeat: 'never',
      identity: ['visitor', 'member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
    },
  },
} as const;

/** The application codes that the description gives for `start`. */
export type StartErrorCode = 'NOT_FOUND';

/** The application codes that the description gives for `verifyDuringAuthentication`. */
export type VerifyDuringAuthenticationErrorCode = 'VERIFICATION_FAILED';

/** The application codes that the description gives for `resendDuringAuthentication`. */
export type ResendDuringAuthenticationErrorCode = never;
