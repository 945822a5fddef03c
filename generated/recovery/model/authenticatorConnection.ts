// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A means of sign-in that the platform itself checks.
 */
export interface AuthenticatorConnection {
  /** Id of this tie. */
  authenticatorConnectionId: string;
  /** True when it must be set up anew before it works again. */
  reEnrollmentRequired: boolean;
}
