// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The password that is to be.
 */
export interface ChangePasswordRequest {
  /** The site's bounds for it are not known before the call. */
  newPassword: string;
}
