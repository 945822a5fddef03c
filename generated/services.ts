// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/** Path prefix of each service: on the platform's API host, and on any other host. */
export const prefixes = {
  auth: ['/_api/iam/authentication', '/_api/iam/authentication'],
  'back-in-stock': ['/back-in-stock-service', ''],
  carts: ['/ecom', '/_api/ecom-cart'],
  'catalog-v1': ['/stores-reader', '/_api/catalog-reader-server'],
  'catalog-v2': ['/stores-reader', '/stores-reader'],
  'catalog-write': ['/stores', '/_api/catalog-server'],
  'events-v3': ['/events', '/_api/events-events-v3-adapter'],
  graphql: ['', ''],
  oauth2: ['', ''],
  recovery: ['/_api/iam/recovery', '/_iam/recovery'],
  'redirect-session': ['/_api/redirects-api', '/headless'],
  ticketing: ['/events', '/_api/events'],
  verification: ['/_api/iam/verification', '/_api/iam/verification'],
} as const;

export type ServiceName = keyof typeof prefixes;
