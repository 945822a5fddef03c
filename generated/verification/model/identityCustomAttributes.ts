// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Attributes that the platform keeps for itself; normally absent.
 */
export type IdentityCustomAttributes = { [key: string]: unknown };
