// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The person as an identity provider knows it.
 */
export interface IdpConnection {
  /** Id of the site's connection to the provider. */
  idpConnectionId: string;
  /** Id of the person at the provider. */
  idpUserId: string;
}
