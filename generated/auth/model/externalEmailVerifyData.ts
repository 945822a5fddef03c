// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A code that was sent by e-mail, instead of a password. Declared for the platform's own pages.
 */
export interface ExternalEmailVerifyData {
  /**
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
}
