// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
/**
 * Path prefix by kind of host, in this order: api, other, manage, www, editor.
 * A kind that is not there has the prefix of `other`.
 */
export const prefixes = {
  carts: ['/ecom', '/_api/ecom-cart', '/ecom'],
  'catalog-v1': [
    '/stores-reader',
    '/_api/catalog-reader-server',
    '/_api/catalog-reader-server',
    '/_api/catalog-reader-server',
    '/_api/catalog-read-proxy',
  ],
  'catalog-v2': [
    '/stores-reader',
    '/stores-reader',
    '/wix-ecommerce-catalog',
    '/_api/catalog-server',
    '/_api/catalog-server',
  ],
  oauth2: ['', ''],
  'redirect-session': [
    '/_api/redirects-api',
    '/headless',
    '/_api/redirects-api',
    '/_api/redirects-api',
    '/_api/redirects-api',
  ],
} as const;

export type ServiceName = keyof typeof prefixes;
