// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Goes into the query of the address; `lang` sets the page's language.
 */
export type RedirectPreferencesAdditionalQueryParameters = { [key: string]: string };
