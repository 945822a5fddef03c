// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Signs a member in by id, without a password. For servers: the header `Authorization` carries the access token and a second token, with a comma between them (see the operation).
 */
export interface AuthorizedClientGrant {
  grant_type: 'authorized_client';
  /** Asks for a refresh token beside the access token. */
  scope: 'offline_access';
  /**
   * Whom the token is for.
   * @minLength 1
   */
  member_id: string;
}
