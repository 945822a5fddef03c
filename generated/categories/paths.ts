// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CategoryFields,
  CategoryItemsPaging,
  CountCategoriesRequest,
  CountCategoriesResponse,
  ErrorBody,
  GetCategoryBySlugResponse,
  GetCategoryResponse,
  ItemReference,
  ListCategoriesForItemResponse,
  ListItemsInCategoryResponse,
  ListTreesResponse,
  QueryCategoriesRequest,
  QueryCategoriesResponse,
  SearchCategoriesRequest,
  SearchCategoriesResponse,
  TreeReference,
} from './types.ts';

export interface paths {
  '/v1/categories/{categoryId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    /**
     * Get a category
     * @description Returns a category by its id, also a hidden one: look at `visible`. Fails with 404 if the tree has no such category.
     */
    get: operations['getCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a category by its slug
     * @description Returns a category by its slug, also a hidden one: look at `visible`. Fails with 404 if the tree has no category with this slug. The platform marks this call as a preview.
     */
    get: operations['getCategoryBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query categories
     * @description Returns one page of categories of a tree that match a filter, in the given order. Without a sort, the newest
     *     categories come first; without a limit, a page has 50.
     *
     *     An empty filter object of a visitor or member is rejected with 400; omit the filter instead. One source says
     *     the same of a filter by `visible`, which the platform's declarations and working pages use.
     */
    post: operations['queryCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search categories
     * @description Returns one page of categories of a tree that match a filter and a text, in the given order, and groups with their counts if the search asks for them. Without a sort, the newest categories come first; without a limit, a page has 50.
     */
    post: operations['searchCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count categories
     * @description Returns the number of categories of a tree that match a filter and a text, for which a query returns no total.
     */
    post: operations['countCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/{categoryId}/list-items': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    /**
     * List the items of a category
     * @description Returns references to the items of a category, also of a hidden one, with the newest items first. With
     *     `useCategoryArrangement`, the items that the owner arranged come first, in their order. To show products, read
     *     them by their ids, or search products by the category.
     *
     *     A page has at most 100 items, although the declared limit is 1000. If the query is longer than 4000 characters,
     *     the same parameters are sent as the body of a POST to the same path.
     */
    get: operations['listItemsInCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/list-categories-for-item': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the categories of an item
     * @description Returns the ids of the categories to which an item was added, and of these with all their ancestors. An item
     *     that the tree does not know has none.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same
     *     path.
     */
    get: operations['listCategoriesForItem'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/categories/list-trees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the trees
     * @description Returns references to all trees of categories on the site. It is the only call that names no tree.
     */
    get: operations['listTrees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  responses: {
    /** @description The tree has no such category. */
    CategoryNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid, or its filter is. */
    InvalidCategoryFilter: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The store app is not installed on the site, its store uses the earlier catalog, which other calls read, or its newer catalog is still being set up. */
    StoreNotReadyV3: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Id of the category in any tree; the tree is a parameter of its own.
     * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
     */
    CategoryId: string;
    /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
    TreeReference: TreeReference;
    /**
     * @description Parts to add to the category.
     * @example [
     *       "DESCRIPTION",
     *       "BREADCRUMBS_INFO"
     *     ]
     */
    CategoryParts: CategoryFields;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getCategory: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /**
         * @description Parts to add to the category.
         * @example [
         *       "DESCRIPTION",
         *       "BREADCRUMBS_INFO"
         *     ]
         */
        fields?: components['parameters']['CategoryParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetCategoryResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCategoryBySlug: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /**
         * @description Parts to add to the category.
         * @example [
         *       "DESCRIPTION",
         *       "BREADCRUMBS_INFO"
         *     ]
         */
        fields?: components['parameters']['CategoryParts'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the category page's URL that names the category.
         * @example at-the-table
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetCategoryBySlugResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryCategoriesRequest;
      };
    };
    responses: {
      /** @description One page of categories; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryCategoriesResponse;
        };
      };
      400: components['responses']['InvalidCategoryFilter'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SearchCategoriesRequest;
      };
    };
    responses: {
      /** @description One page of categories; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SearchCategoriesResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CountCategoriesRequest;
      };
    };
    responses: {
      /** @description The number. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CountCategoriesResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listItemsInCategory: {
    parameters: {
      query: {
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
        /** @description Page to return, written as `cursorPaging.limit` and `cursorPaging.cursor`. */
        cursorPaging?: CategoryItemsPaging;
        /**
         * @description True: arranged items first. False: the newest items first.
         * @example true
         */
        useCategoryArrangement?: boolean;
        /**
         * @description Whether items of all subcategories are listed too, each once.
         * @example true
         */
        includeItemsFromSubcategories?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Id of the category in any tree; the tree is a parameter of its own.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        categoryId: components['parameters']['CategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of references; an empty list if the category has no items. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListItemsInCategoryResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CategoryNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listCategoriesForItem: {
    parameters: {
      query: {
        /** @description The item, written as `item.catalogItemId` and `item.appId`. */
        item: ItemReference;
        /** @description The tree, written as `treeReference.appNamespace` and, for an app with several trees, `treeReference.treeKey`. */
        treeReference: components['parameters']['TreeReference'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ids of the categories. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListCategoriesForItemResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listTrees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The trees; an empty list if the site has none. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ListTreesResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
