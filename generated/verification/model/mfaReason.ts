// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Why a second factor is asked for, by the person's own settings or because the sign-in looks risky.
 */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';
