// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The bytes of a body in base64. Empty for a redirect.
 * @pattern ^[A-Za-z0-9+/]*={0,2}$
 */
export type RawBody = string;
