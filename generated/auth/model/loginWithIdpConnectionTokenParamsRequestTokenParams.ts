// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the provider handed to the page, by name. Which names there are is up to the provider. Secrets.
 */
export type LoginWithIdpConnectionTokenParamsRequestTokenParams = { [key: string]: string };
