// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Id of the OAuth client, as the site's settings show it. Not a secret.
 */
export type ClientId = string;
