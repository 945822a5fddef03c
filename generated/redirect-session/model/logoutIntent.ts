// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Ends the session at the platform: the tokens and the platform's cookies stop working. Comes back to the post-flow address.
 */
export interface LogoutIntent {
  /** Id of the OAuth client. */
  clientId: string;
}
