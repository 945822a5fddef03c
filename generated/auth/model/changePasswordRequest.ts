// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Takes the place of the former password, which need not be told.
 */
export interface ChangePasswordRequest {
  /** The site's bounds for it are not known before the call. */
  newPassword: string;
}
