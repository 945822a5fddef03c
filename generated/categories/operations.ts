// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { longQuery } from '../../src/core/long-query.ts';
import { paged } from '../../src/core/paged.ts';
import { queryText } from '../../src/core/query.ts';
import { withPage } from '../../src/core/default-page.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  GetCategoryResponseWith,
  GetCategoryBySlugResponseWith,
  QueryCategoriesResponseWith,
  SearchCategoriesResponseWith,
} from './projections.ts';
import type {
  CategoryField,
  CountCategoriesRequest,
  CountCategoriesResponse,
  GetCategoryBySlugParams,
  GetCategoryParams,
  ListCategoriesForItemParams,
  ListCategoriesForItemResponse,
  ListItemsInCategoryParams,
  ListItemsInCategoryResponse,
  ListTreesResponse,
  QueryCategoriesRequest,
  SearchCategoriesRequest,
} from './types.ts';

/**
 * Get a category.
 *
 * Returns a category by its id, also a hidden one: look at `visible`. Fails with 404 if the tree has no such category.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `description` (`DESCRIPTION`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`), `richContentDescription` (`RICH_CONTENT_DESCRIPTION`).
 * Error codes: `CATEGORY_NOT_FOUND`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCategory = <const Field extends CategoryField = never>(
  categoryId: string,
  params: GetCategoryParams & { readonly fields?: readonly Field[] },
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetCategoryResponseWith<Field>,
  | 'CATEGORY_NOT_FOUND'
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
        id: 'getCategory',
        service: 'categories',
        public: true,
        prefixes: ['/categories', '/categories'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/categories/${encodeURIComponent(categoryId)}`,
    },
    options,
  );

/**
 * Get a category by its slug.
 *
 * Returns a category by its slug, also a hidden one: look at `visible`. Fails with 404 if the tree has no category with this slug. The platform marks this call as a preview.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `description` (`DESCRIPTION`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`), `richContentDescription` (`RICH_CONTENT_DESCRIPTION`).
 * Error codes: `CATEGORY_NOT_FOUND`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCategoryBySlug = <const Field extends CategoryField = never>(
  slug: string,
  params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] },
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  GetCategoryBySlugResponseWith<Field>,
  | 'CATEGORY_NOT_FOUND'
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
        id: 'getCategoryBySlug',
        service: 'categories',
        public: true,
        prefixes: ['/categories', '/categories'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/categories/slug/${encodeURIComponent(slug)}`,
    },
    options,
  );

/**
 * Query categories.
 *
 * Returns one page of categories of a tree that match a filter, in the given order. Without a sort, the newest
 * categories come first; without a limit, a page has 50.
 *
 * An empty filter object of a visitor or member is rejected with 400; omit the filter instead. One source says
 * the same of a filter by `visible`, which the platform's declarations and working pages use.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * Absent unless `fields` asks for them: `description` (`DESCRIPTION`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`), `richContentDescription` (`RICH_CONTENT_DESCRIPTION`).
 * Error codes: `INVALID_FILTER`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const queryCategories = /*#__PURE__*/ paged(
  'cursor',
  <const Field extends CategoryField = never>(
    queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    QueryCategoriesResponseWith<Field>,
    | 'INVALID_FILTER'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      {
        method: 'POST',
        data: withPage(queryCategoriesRequest, 'cursorPaging'),
        facts: {
          repeat: 'read',
          id: 'queryCategories',
          service: 'categories',
          public: true,
          prefixes: ['/categories', '/categories'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v1/categories/query',
      },
      options,
    ),
);

/**
 * Search categories.
 *
 * Returns one page of categories of a tree that match a filter and a text, in the given order, and groups with their counts if the search asks for them. Without a sort, the newest categories come first; without a limit, a page has 50.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Absent unless `fields` asks for them: `description` (`DESCRIPTION`), `breadcrumbsInfo` (`BREADCRUMBS_INFO`), `richContentDescription` (`RICH_CONTENT_DESCRIPTION`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const searchCategories = /*#__PURE__*/ paged(
  'search',
  <const Field extends CategoryField = never>(
    searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] },
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    SearchCategoriesResponseWith<Field>,
    'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      {
        method: 'POST',
        data: searchCategoriesRequest,
        facts: {
          repeat: 'read',
          id: 'searchCategories',
          service: 'categories',
          public: true,
          prefixes: ['/categories', '/categories'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v1/categories/search',
      },
      options,
    ),
);

/**
 * Count categories.
 *
 * Returns the number of categories of a tree that match a filter and a text, for which a query returns no total.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const countCategories = (
  countCategoriesRequest: CountCategoriesRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CountCategoriesResponse,
  'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    {
      method: 'POST',
      data: countCategoriesRequest,
      facts: {
        repeat: 'read',
        id: 'countCategories',
        service: 'categories',
        public: true,
        prefixes: ['/categories', '/categories'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/categories/count',
    },
    options,
  );

/**
 * List the items of a category.
 *
 * Returns references to the items of a category, also of a hidden one, with the newest items first. With
 * `useCategoryArrangement`, the items that the owner arranged come first, in their order. To show products, read
 * them by their ids, or search products by the category.
 *
 * A page has at most 100 items, although the declared limit is 1000. If the query is longer than 4000 characters,
 * the same parameters are sent as the body of a POST to the same path.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CATEGORY_NOT_FOUND`, `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const listItemsInCategory = /*#__PURE__*/ paged(
  'cursorPaging',
  (
    categoryId: string,
    params: ListItemsInCategoryParams,
    options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  ): Reply<
    ListItemsInCategoryResponse,
    | 'CATEGORY_NOT_FOUND'
    | 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
    | 'CATALOG_V3_SITE_PROVISIONING'
    | 'REQUIRED_APP_NOT_INSTALLED'
  > =>
    request(
      longQuery(
        {
          method: 'GET',
          query: queryText(params),
          facts: {
            repeat: 'read',
            id: 'listItemsInCategory',
            service: 'categories',
            public: true,
            prefixes: ['/categories', '/categories'],
            identity: ['visitor', 'member', 'owner', 'app'],
          },
          url: `/v1/categories/${encodeURIComponent(categoryId)}/list-items`,
        },
        params,
        '',
      ),
      options,
    ),
);

/**
 * List the categories of an item.
 *
 * Returns the ids of the categories to which an item was added, and of these with all their ancestors. An item
 * that the tree does not know has none.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same
 * path.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CATALOG_V1_SITE_CALLING_CATALOG_V3_API`, `CATALOG_V3_SITE_PROVISIONING`, `REQUIRED_APP_NOT_INSTALLED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const listCategoriesForItem = (
  params: ListCategoriesForItemParams,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  ListCategoriesForItemResponse,
  'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V3_SITE_PROVISIONING' | 'REQUIRED_APP_NOT_INSTALLED'
> =>
  request(
    longQuery(
      {
        method: 'GET',
        query: queryText(params),
        facts: {
          repeat: 'read',
          id: 'listCategoriesForItem',
          service: 'categories',
          public: true,
          prefixes: ['/categories', '/categories'],
          identity: ['visitor', 'member', 'owner', 'app'],
        },
        url: '/v1/categories/list-categories-for-item',
      },
      params,
      '',
    ),
    options,
  );

/**
 * List the trees.
 *
 * Returns references to all trees of categories on the site. It is the only call that names no tree.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const listTrees = (
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<ListTreesResponse> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'listTrees',
        service: 'categories',
        public: true,
        prefixes: ['/categories', '/categories'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/categories/list-trees',
    },
    options,
  );
