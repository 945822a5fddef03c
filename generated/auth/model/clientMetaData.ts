// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Facts about the client for the site's own use. The platform only passes them on.
 */
export interface ClientMetaData {
  [key: string]: unknown;
}
