// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the hosted page leads to once the password is set. Absent, the person stays on that page.
 */
export interface RecoveryRedirect {
  /**
   * Address to lead to. It must belong to the client's allowed ones.
   * @maxLength 1000
   */
  url?: string;
  /** Id of the OAuth client whose list of addresses counts. */
  clientId?: string;
}
