// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The code and the sign-in that it belongs to.
 */
export interface VerifyDuringAuthenticationRequest {
  /**
   * The code of the e-mail. It stays text, since it may begin with 0.
   * @minLength 6
   * @maxLength 6
   */
  code: string;
  /**
   * From the answer with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}
