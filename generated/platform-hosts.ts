// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Path prefix of each service on the platform's own sites: manage.*, www.*, editor.*. */
export const platformHosts = {
  auth: ['/_api/authentication', '/_api/iam/authentication', '/_api/iam/authentication'],
  'back-in-stock': ['', '', ''],
  carts: ['/ecom', '/_api/ecom-cart', '/_api/ecom-cart'],
  'carts-v2': ['/_api/cart-v2', '/_api/cart-v2', '/_api/cart-v2'],
  'catalog-v1': ['/_api/catalog-reader-server', '/_api/catalog-reader-server', '/_api/catalog-read-proxy'],
  'catalog-v2': ['/wix-ecommerce-catalog', '/_api/catalog-server', '/_api/catalog-server'],
  'catalog-v3': ['/stores', '/_api/stores-catalog-orchestrator', '/_api/stores-catalog-orchestrator'],
  'catalog-version': ['/stores', '/_api/stores', '/_api/stores'],
  'catalog-write': ['/_api/catalog-server', '/catalog-write-api-proxy', '/catalog-write-api-proxy'],
  categories: ['/_api/categories', '/categories', '/_api/categories-service'],
  'events-v3': [
    '/_api/events-events-v3-adapter',
    '/_api/events-events-v3-adapter',
    '/_api/events-events-v3-adapter',
  ],
  graphql: ['', '', ''],
  members: ['/_api/members', '/_api/members', '/_api/members'],
  oauth2: ['', '', ''],
  orders: ['/_api/ecom-orders', '/_api/ecom-orders', '/_api/ecom-orders'],
  recovery: ['/_iam/recovery', '/_iam/recovery', '/_iam/recovery'],
  'redirect-session': ['/_api/redirects-api', '/_api/redirects-api', '/_api/redirects-api'],
  rsvp: ['/_api/events-rsvps', '/_api/events-rsvps', '/_api/events-rsvps'],
  'ticket-definitions': [
    '/_api/events-ticket-definitions',
    '/_api/events-ticket-definitions',
    '/_api/events-ticket-definitions',
  ],
  'ticket-reservations': [
    '/_api/events-ticket-reservations',
    '/_api/events-ticket-reservations',
    '/_api/events-ticket-reservations',
  ],
  ticketing: ['/events', '/_api/wix-events-web', '/_api/events'],
  verification: ['/_api/iam/verification', '/_api/iam/verification', '/_api/iam/verification'],
} as const;

/** Exceptions: beginnings of paths whose prefixes on these sites differ from those of their service. */
export const platformExceptions = {
  'catalog-v3': {
    '/v3/products/query-variants': [
      '/product-variants-reader',
      '/_api/product-variants-reader',
      '/_api/product-variants-reader',
    ],
    '/v3/products/search-variants': [
      '/product-variants-reader',
      '/_api/product-variants-reader',
      '/_api/product-variants-reader',
    ],
    '/v3/brands': ['/brand', '/_api/brand', '/_api/brand'],
    '/v3/ribbons': ['/ribbon', '/_api/ribbon', '/_api/ribbon'],
  },
  ticketing: {
    '/v1/orders': ['/events', '/_api/wix-events-web', '/_api/wix-events-web'],
    '/v1/events': ['/_api/wix-events-web', '/_api/wix-events-web', '/_api/wix-events-web'],
  },
} as const;
