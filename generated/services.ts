// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Name of a service, as in the file name of its description. */
export type ServiceName =
  | 'auth'
  | 'back-in-stock'
  | 'carts'
  | 'carts-v2'
  | 'catalog-v1'
  | 'catalog-v2'
  | 'catalog-v3'
  | 'catalog-version'
  | 'catalog-write'
  | 'categories'
  | 'events-v3'
  | 'graphql'
  | 'members'
  | 'oauth2'
  | 'orders'
  | 'recovery'
  | 'redirect-session'
  | 'rsvp'
  | 'ticket-definitions'
  | 'ticket-reservations'
  | 'ticketing'
  | 'verification';
