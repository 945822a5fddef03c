// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What is verified, which is the e-mail address. UNKNOWN_TARGET comes from earlier releases and is not to be sent.
 */
export type VerificationTarget = 'UNKNOWN_TARGET' | 'EMAIL';
