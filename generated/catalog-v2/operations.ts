// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { paged } from '../../src/core/paged.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  GetCollectionBySlugResponse,
  GetCollectionResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
} from './types.ts';

/**
 * Get a collection.
 *
 * Answers 404 for a collection that does not exist, and for a hidden one when a visitor or member asks.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getCollection = (
  id: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetCollectionResponse,
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      url: `/v2/collections/${encodeURIComponent(id)}`,
      method: 'GET',
      facts: {
        id: 'getCollection',
        service: 'catalog-v2',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/stores-reader'],
      },
    },
    options,
  );

/**
 * Get a collection by its slug.
 *
 * Answers 404 when no collection that the caller may see has this slug.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getCollectionBySlug = (
  slug: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetCollectionBySlugResponse,
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      url: `/v2/collections/slug/${encodeURIComponent(slug)}`,
      method: 'GET',
      facts: {
        id: 'getCollectionBySlug',
        service: 'catalog-v2',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/stores-reader'],
      },
    },
    options,
  );

/**
 * Query collections.
 *
 * One page of collections that match a filter, in a chosen order. An empty query gives the first 50.
 *
 * Newer clients of the platform pack the same query into a GET; the server takes both forms, and this one has no
 * limit on the length of the query.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 * @function
 */
export const queryCollections = /*#__PURE__*/ paged(
  'query',
  (
    queryCollectionsRequest: QueryCollectionsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryCollectionsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
    request(
      {
        url: '/v2/collections/query',
        method: 'POST',
        data: queryCollectionsRequest,
        facts: {
          id: 'queryCollections',
          service: 'catalog-v2',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          prefixes: ['/stores-reader', '/stores-reader'],
        },
      },
      options,
    ),
);
