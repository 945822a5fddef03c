// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A name to sign in with, in the older form. Has exactly one of the members.
 */
export interface IdentityIdentifier {
  email?: string;
  /** For identities that sign in without an e-mail address. */
  userName?: string;
}
