// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The sign-in whose code is sent again.
 */
export interface ResendDuringAuthenticationRequest {
  /**
   * From the answer with the state REQUIRE_EMAIL_VERIFICATION.
   * @minLength 1
   */
  stateToken: string;
}
