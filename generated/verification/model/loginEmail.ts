// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The address that the person signs in with.
 */
export interface LoginEmail {
  address: string;
  /** True once a code that was sent there has come back. */
  isVerified: boolean;
}
