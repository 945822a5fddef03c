// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  GetCollectionBySlugResponse,
  GetProductParams,
  GetProductResponse,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse,
  QueryProductVariantsRequest,
  QueryProductVariantsResponse,
  QueryProductsRequest,
  QueryProductsResponse,
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse,
} from './types.ts';

/**
 * Get a product.
 *
 * Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member. Cost, profit and cost range are returned only with `includeMerchantSpecificData`.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getProduct = (
  id: string,
  params: GetProductParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetProductResponse,
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getProduct',
        service: 'catalog-v1',
        public: true,
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Query products.
 *
 * Returns one page of products that match a filter, in the given order. An empty query returns the first 50.
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
export const queryProducts = /*#__PURE__*/ paged(
  'query',
  (
    queryProductsRequest: QueryProductsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryProductsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
    request(
      {
        method: 'POST',
        data: withPage(queryProductsRequest, 'paging'),
        facts: {
          repeat: 'read',
          id: 'queryProducts',
          service: 'catalog-v1',
          public: true,
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v1/products/query-platformized',
      },
      options,
    ),
);

/**
 * Get the choices that are available for a product.
 *
 * Returns the choices that remain, given the choices made so far. A choice counts as in stock (or visible) if at least one variant that has it and matches the other choices made is in stock (or visible). `availableForPurchase` is true only if every option is chosen and the resulting variant is in stock and visible.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getProductOptionsAvailability = (
  id: string,
  productOptionsAvailabilityRequest: ProductOptionsAvailabilityRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  ProductOptionsAvailabilityResponse,
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      method: 'POST',
      data: productOptionsAvailabilityRequest,
      facts: {
        repeat: 'read',
        id: 'getProductOptionsAvailability',
        service: 'catalog-v1',
        public: true,
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/productOptionsAvailability`,
    },
    options,
  );

/**
 * Query the variants of a product.
 *
 * Returns one page of a product's variants: all of them, those with the given choices, or those with the given ids (choices or ids, not both). Cost and profit are returned only with `includeMerchantSpecificData`.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryProductVariants = /*#__PURE__*/ paged(
  'paging',
  (
    id: string,
    queryProductVariantsRequest: QueryProductVariantsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryProductVariantsResponse,
    'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
  > =>
    request(
      {
        method: 'POST',
        data: queryProductVariantsRequest,
        facts: {
          repeat: 'read',
          id: 'queryProductVariants',
          service: 'catalog-v1',
          public: true,
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: `/v1/products/${encodeURIComponent(id)}/variants/query`,
      },
      options,
    ),
);

/**
 * Query the variants of the store.
 *
 * Returns one page of variants of all products, with their stock and display names. A product without options is listed as its only variant, the default variant. Filter and sort use the field names of a store variant; dots join the names of nested fields.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryStoreVariants = /*#__PURE__*/ paged(
  'query',
  (
    queryStoreVariantsRequest: QueryStoreVariantsRequest,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<QueryStoreVariantsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
    request(
      {
        method: 'POST',
        data: queryStoreVariantsRequest,
        facts: {
          repeat: 'read',
          id: 'queryStoreVariants',
          service: 'catalog-v1',
          public: true,
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v1/variants/query',
      },
      options,
    ),
);

/**
 * Get a variant of the store.
 *
 * Fails with 404 if the variant does not exist. The id identifies the store variant; it is not `variantId`.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `VARIANT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getStoreVariant = (
  id: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetStoreVariantResponse,
  'VARIANT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getStoreVariant',
        service: 'catalog-v1',
        public: true,
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/variants/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Get a collection by its slug (first version).
 *
 * Fails with 404 if no collection has this slug. The service catalog-v2 has the newer version of this call.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCollectionBySlugV1 = (
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
        id: 'getCollectionBySlugV1',
        service: 'catalog-v1',
        public: true,
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/collections/slug/${encodeURIComponent(slug)}`,
    },
    options,
  );
