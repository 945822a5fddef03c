// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Outside the specification: how an app gets a token for one of its installations. The secret belongs on a server; a page that holds it gives it away. There is no refresh token, the app asks again.
 */
export interface ClientCredentialsGrant {
  grant_type: 'client_credentials';
  /**
   * Id of the app.
   * @minLength 1
   */
  client_id: string;
  /**
   * Secret of the app.
   * @minLength 1
   */
  client_secret: string;
  /**
   * Id of the installation on one site.
   * @minLength 1
   */
  instance_id: string;
}
