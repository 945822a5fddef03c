// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** A service by the name of its description. */
export type ServiceName =
  | 'auth'
  | 'back-in-stock'
  | 'carts'
  | 'catalog-v1'
  | 'catalog-v2'
  | 'catalog-write'
  | 'events-v3'
  | 'graphql'
  | 'oauth2'
  | 'recovery'
  | 'redirect-session'
  | 'ticketing'
  | 'verification';
