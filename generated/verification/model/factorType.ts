// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Means of proof: something known (PASSWORD, RECOVERY_CODE), a code on some way (SMS, CALL, EMAIL), an app (TOTP, PUSH), or a key of the device (WEBAUTHN).
 */
export type FactorType =
  | 'UNKNOWN_FACTOR_TYPE'
  | 'PASSWORD'
  | 'SMS'
  | 'CALL'
  | 'EMAIL'
  | 'TOTP'
  | 'PUSH'
  | 'WEBAUTHN'
  | 'RECOVERY_CODE';
