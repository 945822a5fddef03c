// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { paths as carts } from './carts/paths.ts';
import type { paths as catalogV1 } from './catalog-v1/paths.ts';
import type { paths as catalogV2 } from './catalog-v2/paths.ts';
import type { paths as oauth2 } from './oauth2/paths.ts';
import type { paths as redirectSession } from './redirect-session/paths.ts';

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

/** The openapi-typescript paths of each service. */
export interface ServicePaths {
  carts: carts;
  'catalog-v1': catalogV1;
  'catalog-v2': catalogV2;
  oauth2: oauth2;
  'redirect-session': redirectSession;
}
