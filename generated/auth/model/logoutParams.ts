// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export type LogoutParams = {
  /**
   * Where to lead the browser afterwards. It must belong to the client's allowed addresses.
   */
  postLogoutRedirectUri?: string;
  /**
   * Id of the OAuth client whose list of addresses counts.
   */
  clientId?: string;
};
