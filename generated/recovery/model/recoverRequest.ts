// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The token of the mail and the password that is to be.
 */
export interface RecoverRequest {
  /**
   * From the link of the mail. Works once.
   * @minLength 1
   */
  recoveryToken: string;
  /** The new password. The platform's packages declare it as optional; what a call without it does is not known, so send it. */
  password?: string;
}
