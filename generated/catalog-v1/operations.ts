// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
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
 * Answers 404 for a product that does not exist, and for a hidden one when a visitor or member asks.
 * Cost, profit and cost range come back only with `includeMerchantSpecificData`.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/products/${encodeURIComponent(id)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'getProduct',
        service: 'catalog-v1',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
      },
    },
    options,
  );

/**
 * Query products.
 *
 * One page of products that match a filter, in a chosen order. An empty query gives the first 50.
 *
 * Newer clients of the platform pack the same query into a GET; the server takes both forms, and this one has no
 * limit on the length of the query.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
        url: '/v1/products/query-platformized',
        method: 'POST',
        data: queryProductsRequest,
        facts: {
          id: 'queryProducts',
          service: 'catalog-v1',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        },
      },
      options,
    ),
);

/**
 * Get what is available for a choice of options.
 *
 * Tells, for the choices made so far, which choices remain. A choice counts as in stock (or visible) when some
 * variant that has it and agrees with the other choices made is in stock (or visible).
 * `availableForPurchase` is true only when every option is chosen and that variant is in stock and visible.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/products/${encodeURIComponent(id)}/productOptionsAvailability`,
      method: 'POST',
      data: productOptionsAvailabilityRequest,
      facts: {
        id: 'getProductOptionsAvailability',
        service: 'catalog-v1',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
      },
    },
    options,
  );

/**
 * Query the variants of a product.
 *
 * One page of a product's variants: all of them, those that have the given choices, or those with the given ids
 * (choices or ids, not both).
 * Cost and profit come back only with `includeMerchantSpecificData`.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
        url: `/v1/products/${encodeURIComponent(id)}/variants/query`,
        method: 'POST',
        data: queryProductVariantsRequest,
        facts: {
          id: 'queryProductVariants',
          service: 'catalog-v1',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        },
      },
      options,
    ),
);

/**
 * Query the variants of the store.
 *
 * One page of variants out of all products, with their stock and the names to show. A product without options is
 * listed as its one default variant. Filter and sort name the fields of a store variant; fields of nested objects
 * are joined with dots.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
        url: '/v1/variants/query',
        method: 'POST',
        data: queryStoreVariantsRequest,
        facts: {
          id: 'queryStoreVariants',
          service: 'catalog-v1',
          repeat: 'read',
          identity: ['visitor', 'member', 'owner', 'app'],
          prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
        },
      },
      options,
    ),
);

/**
 * Get a variant of the store.
 *
 * Answers 404 when there is no such variant. The id is that of the store variant, not `variantId`.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `VARIANT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/variants/${encodeURIComponent(id)}`,
      method: 'GET',
      facts: {
        id: 'getStoreVariant',
        service: 'catalog-v1',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
      },
    },
    options,
  );

/**
 * Get a collection by its slug (first version).
 *
 * Answers 404 when no collection has this slug. The service catalog-v2 has the newer call of the same meaning.
 *
 * Who may call: visitor, member, owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/collections/slug/${encodeURIComponent(slug)}`,
      method: 'GET',
      facts: {
        id: 'getCollectionBySlugV1',
        service: 'catalog-v1',
        repeat: 'read',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/stores-reader', '/_api/catalog-reader-server'],
      },
    },
    options,
  );
