// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { longQuery } from '../../src/core/long-query.ts';
import { packedQuery } from '../../src/core/packed-query.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  GetProductV3ResponseWith,
  GetProductBySlugResponseWith,
  QueryProductsV3ResponseWith,
  SearchProductsResponseWith,
  QueryVariantsResponseWith,
  SearchVariantsResponseWith,
  QueryBrandsResponseWith,
  QueryRibbonsResponseWith,
} from './projections.ts';
import type {
  BrandField,
  CountProductsParams,
  CountProductsResponse,
  GetAllProductsCategoryResponse,
  GetProductBySlugParams,
  GetProductV3Params,
  ProductField,
  ProductListField,
  QueryBrandsParams,
  QueryProductsV3Params,
  QueryRibbonsRequest,
  QueryVariantsRequest,
  RibbonField,
  SearchProductsParams,
  SearchVariantsRequest,
  VariantField,
} from './types.ts';

/**
 * Get a product.
 *
 * Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member.
 *
 * Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
 * of the platform they come without it too; always request it, and treat absent variants as not requested, not as
 * sold out.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `url` (`URL`), `description` (`DESCRIPTION`), `plainDescription` (`PLAIN_DESCRIPTION`), `directCategoriesInfo` (`DIRECT_CATEGORIES_INFO`), `allCategoriesInfo` (`ALL_CATEGORIES_INFO`), `costRange` (`MERCHANT_DATA`), `currency` (`CURRENCY`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`).
 * Error codes: `PRODUCT_NOT_FOUND`, `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getProductV3 = <const Field extends ProductField = never>(
  productId: string,
  params: (GetProductV3Params & { readonly fields?: readonly Field[] }) | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetProductV3ResponseWith<Field>,
  | 'PRODUCT_NOT_FOUND'
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getProductV3',
        service: 'catalog-v3',
        public: true,
        prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v3/products/${encodeURIComponent(productId)}`,
    },
    options,
  );

/**
 * Get a product by its slug.
 *
 * Fails with 404 if no product with this slug is visible to the caller.
 *
 * Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
 * of the platform they come without it too; always request it, and treat absent variants as not requested, not as
 * sold out.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `url` (`URL`), `description` (`DESCRIPTION`), `plainDescription` (`PLAIN_DESCRIPTION`), `directCategoriesInfo` (`DIRECT_CATEGORIES_INFO`), `allCategoriesInfo` (`ALL_CATEGORIES_INFO`), `costRange` (`MERCHANT_DATA`), `currency` (`CURRENCY`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`).
 * Error codes: `PRODUCT_NOT_FOUND`, `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getProductBySlug = <const Field extends ProductField = never>(
  slug: string,
  params: (GetProductBySlugParams & { readonly fields?: readonly Field[] }) | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetProductBySlugResponseWith<Field>,
  | 'PRODUCT_NOT_FOUND'
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'read',
        id: 'getProductBySlug',
        service: 'catalog-v3',
        public: true,
        prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v3/products/slug/${encodeURIComponent(slug)}`,
    },
    options,
  );

/**
 * Query products.
 *
 * Returns one page of products that match a filter, in the given order. Without a query: the first 100.
 *
 * Only a few fields can be filtered here: id, handle, slug, visibility, dates and the ids of options. To filter by
 * name, price, stock, brand or category, use `searchProducts`. Variants are never included.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `url` (`URL`), `description` (`DESCRIPTION`), `plainDescription` (`PLAIN_DESCRIPTION`), `directCategoriesInfo` (`DIRECT_CATEGORIES_INFO`), `allCategoriesInfo` (`ALL_CATEGORIES_INFO`), `costRange` (`MERCHANT_DATA`), `currency` (`CURRENCY`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`).
 * Error codes: `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryProductsV3 = /*#__PURE__*/ paged(
  'cursor',
  <const Field extends ProductListField = never>(
    params: (QueryProductsV3Params & { readonly fields?: readonly Field[] }) | undefined,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryProductsV3ResponseWith<Field>,
    | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      longQuery(
        {
          method: 'GET',
          query: packedQuery(withPage(params, 'cursorPaging')),
          facts: {
            repeat: 'read',
            id: 'queryProductsV3',
            service: 'catalog-v3',
            public: true,
            prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
            identity: ['visitor', 'member', 'owner', 'app'],
          },
          url: '/v3/products/query',
        },
        withPage(params, 'cursorPaging'),
        '',
      ),
      options,
    ),
);

/**
 * Search products.
 *
 * Returns one page of products that match a filter and a text, in the given order, and groups with their counts if
 * the search asks for them. Variants are never included.
 *
 * To list the products of a category and its subcategories, filter `allCategoriesInfo.categories` with
 * `$matchItems`; `directCategoriesInfo.categories` leaves the subcategories out. Give one operator per field, and
 * join several by `$and`: two operators in one object are rejected with 400.
 *
 * The first page of a search may not contain the latest changes yet; `getProductV3` and `queryProductsV3` do.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `url` (`URL`), `description` (`DESCRIPTION`), `plainDescription` (`PLAIN_DESCRIPTION`), `directCategoriesInfo` (`DIRECT_CATEGORIES_INFO`), `allCategoriesInfo` (`ALL_CATEGORIES_INFO`), `costRange` (`MERCHANT_DATA`), `currency` (`CURRENCY`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`).
 * Error codes: `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const searchProducts = /*#__PURE__*/ paged(
  'search',
  <const Field extends ProductListField = never>(
    params: SearchProductsParams & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    SearchProductsResponseWith<Field>,
    | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      longQuery(
        {
          method: 'GET',
          query: packedQuery(params),
          facts: {
            repeat: 'read',
            id: 'searchProducts',
            service: 'catalog-v3',
            public: true,
            prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
            identity: ['visitor', 'member', 'owner', 'app'],
          },
          url: '/v3/products/search',
        },
        params,
        '',
      ),
      options,
    ),
);

/**
 * Count products.
 *
 * Returns the number of products that match a filter and a text, for which a search returns no total. Counting hidden
 * products needs an owner or app.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const countProducts = (
  params: CountProductsParams | undefined,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CountProductsResponse,
  | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
  | 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'
  | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  | 'CATALOG_V3_SITE_PROVISIONING'
  | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    longQuery(
      {
        method: 'GET',
        query: packedQuery(params),
        facts: {
          repeat: 'read',
          id: 'countProducts',
          service: 'catalog-v3',
          public: true,
          prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v3/products/count',
      },
      params,
      '',
    ),
    options,
  );

/**
 * Get the category of all products.
 *
 * Returns the id of the category that contains every product of the store. The platform maintains it; a menu of categories usually leaves it out. That visitors and members may call this is assumed: the platform's documentation names apps only.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getAllProductsCategory = (
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetAllProductsCategoryResponse,
  'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getAllProductsCategory',
        service: 'catalog-v3',
        public: true,
        prefixes: ['/stores', '/_api/stores-catalog-orchestrator'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v3/all-products-category',
    },
    options,
  );

/**
 * Query variants.
 *
 * Returns one page of the variants of all products, by default in the order of their products' last change. A product
 * without options is listed as its only variant.
 *
 * A visitor or member receives visible variants of visible products only.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `revenueDetails` (`MERCHANT_DATA`), `subscriptionPricesInfo` (`SUBSCRIPTION_PRICES_INFO`).
 * Error codes: `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryVariants = /*#__PURE__*/ paged(
  'cursor',
  <const Field extends VariantField = never>(
    queryVariantsRequest: QueryVariantsRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryVariantsResponseWith<Field>,
    | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      {
        method: 'POST',
        data: withPage(queryVariantsRequest, 'cursorPaging'),
        facts: {
          repeat: 'read',
          id: 'queryVariants',
          service: 'catalog-v3',
          public: true,
          prefixes: ['/stores', '/_api/product-variants-reader'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v3/products/query-variants',
      },
      options,
    ),
);

/**
 * Search variants.
 *
 * Returns one page of variants that match a filter and a text, in the given order, and groups with their counts if the
 * search asks for them. Give one operator per field, and join several by `$and`.
 *
 * A visitor or member receives visible variants of visible products only.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `revenueDetails` (`MERCHANT_DATA`), `subscriptionPricesInfo` (`SUBSCRIPTION_PRICES_INFO`).
 * Error codes: `NO_PERMISSION_TO_READ_MERCHANT_DATA`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const searchVariants = /*#__PURE__*/ paged(
  'search',
  <const Field extends VariantField = never>(
    searchVariantsRequest: SearchVariantsRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    SearchVariantsResponseWith<Field>,
    | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      {
        method: 'POST',
        data: searchVariantsRequest,
        facts: {
          repeat: 'read',
          id: 'searchVariants',
          service: 'catalog-v3',
          public: true,
          prefixes: ['/stores', '/_api/product-variants-reader'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v3/products/search-variants',
      },
      options,
    ),
);

/**
 * Query brands.
 *
 * Returns one page of the brands of the store. Without a query: the first 50. That visitors and members may call this
 * is observed on one site; the platform's documentation names apps only.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `assignedProductsCount` (`ASSIGNED_PRODUCTS_COUNT`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryBrands = /*#__PURE__*/ paged(
  'cursor',
  <const Field extends BrandField = never>(
    params: (QueryBrandsParams & { readonly fields?: readonly Field[] }) | undefined,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryBrandsResponseWith<Field>,
    'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      longQuery(
        {
          method: 'GET',
          query: packedQuery(withPage(params, 'cursorPaging')),
          facts: {
            repeat: 'read',
            id: 'queryBrands',
            service: 'catalog-v3',
            public: true,
            prefixes: ['/stores', '/_api/brand'],
            identity: ['visitor', 'member', 'owner', 'app'],
          },
          url: '/v3/brands/query',
        },
        withPage(params, 'cursorPaging'),
        '',
      ),
      options,
    ),
);

/**
 * Query ribbons.
 *
 * Returns one page of the ribbons of the store. Without a query: the first 50. That visitors and members may call this
 * is assumed: the platform's documentation names apps only.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `assignedProductCount` (`ASSIGNED_PRODUCT_COUNT`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryRibbons = /*#__PURE__*/ paged(
  'cursor',
  <const Field extends RibbonField = never>(
    queryRibbonsRequest: QueryRibbonsRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryRibbonsResponseWith<Field>,
    'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      {
        method: 'POST',
        data: withPage(queryRibbonsRequest, 'cursorPaging'),
        facts: {
          repeat: 'read',
          id: 'queryRibbons',
          service: 'catalog-v3',
          public: true,
          prefixes: ['/stores', '/_api/ribbon'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v3/ribbons/query',
      },
      options,
    ),
);
