// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Body of a refused grant. It has the form of OAuth, not that of the other services.
 */
export interface OAuthError {
  /** Stable code. Others than the ones of the examples may come. */
  error: string;
  /** The same in English, for the log. */
  error_description?: string;
}
