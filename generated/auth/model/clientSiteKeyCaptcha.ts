// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Token of a captcha that was made with a key of the client's own. Newer than the specification.
 */
export interface ClientSiteKeyCaptcha {
  /**
   * What the captcha gave.
   * @maxLength 5000
   */
  token?: string;
  /** Id under which the platform knows the key. */
  siteKeyId?: string;
}
