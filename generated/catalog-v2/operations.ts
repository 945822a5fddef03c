// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { paged } from '../../src/core/paged.ts';
import { withPage } from '../../src/core/default-page.ts';
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
 * Fails with 404 if the collection does not exist, or if it is hidden and the caller is a visitor or member.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCollection',
        service: 'catalog-v2',
        public: true,
        prefixes: ['/stores-reader', '/stores-reader'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v2/collections/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Get a collection by its slug.
 *
 * Fails with 404 if no collection with this slug is visible to the caller.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCollectionBySlug',
        service: 'catalog-v2',
        public: true,
        prefixes: ['/stores-reader', '/stores-reader'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v2/collections/slug/${encodeURIComponent(slug)}`,
    },
    options,
  );

/**
 * Query collections.
 *
 * Returns one page of collections that match a filter, in the given order. An empty query returns the first 50.
 *
 * Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
 * not limit the length of the query.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `paging: { limit: 50, offset: 0 }`.
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
        method: 'POST',
        data: withPage(queryCollectionsRequest, 'paging'),
        facts: {
          repeat: 'read',
          id: 'queryCollections',
          service: 'catalog-v2',
          public: true,
          prefixes: ['/stores-reader', '/stores-reader'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v2/collections/query',
      },
      options,
    ),
);
