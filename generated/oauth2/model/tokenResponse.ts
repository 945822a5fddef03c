// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What a grant gives. The names are those of OAuth.
 */
export interface TokenResponse {
  /**
   * Goes as it is into the header `Authorization` of every call.
   * @minLength 1
   */
  readonly access_token: string;
  /**
   * Lifetime of the access token in seconds, from the moment of the answer. 14400 (four hours) as a rule.
   * @minimum 0
   */
  expires_in: number;
  /**
   * Renews the session later. Absent for `client_credentials`. When a renewal answers without one, the old one stays good.
   * @minLength 1
   */
  readonly refresh_token?: string;
  /** Always for information; no scheme word is sent. */
  token_type?: string;
  /** What was granted. */
  scope?: string;
}
