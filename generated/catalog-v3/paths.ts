// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BrandFields,
  BrandQuery,
  CountProductsResponse,
  ErrorBody,
  GetAllProductsCategoryResponse,
  GetProductBySlugResponse,
  GetProductV3Response,
  ProductFields,
  ProductListFields,
  ProductQueryV3,
  ProductSearch,
  ProductSearchDetails,
  ProductSearchFilter,
  QueryBrandsResponse,
  QueryProductsV3Response,
  QueryRibbonsRequest,
  QueryRibbonsResponse,
  QueryVariantsRequest,
  QueryVariantsResponse,
  SearchProductsResponse,
  SearchVariantsRequest,
  SearchVariantsResponse,
} from './types.ts';

export interface paths {
  '/v3/products/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member.
     *
     *     Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
     *     of the platform they come without it too; always request it, and treat absent variants as not requested, not as
     *     sold out.
     */
    get: operations['getProductV3'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product by its slug
     * @description Fails with 404 if no product with this slug is visible to the caller.
     *
     *     Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
     *     of the platform they come without it too; always request it, and treat absent variants as not requested, not as
     *     sold out.
     */
    get: operations['getProductBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Query products
     * @description Returns one page of products that match a filter, in the given order. Without a query: the first 100.
     *
     *     Only a few fields can be filtered here: id, handle, slug, visibility, dates and the ids of options. To filter by
     *     name, price, stock, brand or category, use `searchProducts`. Variants are never included.
     */
    get: operations['queryProductsV3'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search products
     * @description Returns one page of products that match a filter and a text, in the given order, and groups with their counts if
     *     the search asks for them. Variants are never included.
     *
     *     To list the products of a category and its subcategories, filter `allCategoriesInfo.categories` with
     *     `$matchItems`; `directCategoriesInfo.categories` leaves the subcategories out. Give one operator per field, and
     *     join several by `$and`: two operators in one object are rejected with 400.
     *
     *     The first page of a search may not contain the latest changes yet; `getProductV3` and `queryProductsV3` do.
     */
    get: operations['searchProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count products
     * @description Returns the number of products that match a filter and a text, for which a search returns no total. Counting hidden
     *     products needs an owner or app.
     */
    get: operations['countProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/all-products-category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the category of all products
     * @description Returns the id of the category that contains every product of the store. The platform maintains it; a menu of categories usually leaves it out. That visitors and members may call this is assumed: the platform's documentation names apps only.
     */
    get: operations['getAllProductsCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/query-variants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query variants
     * @description Returns one page of the variants of all products, by default in the order of their products' last change. A product
     *     without options is listed as its only variant.
     *
     *     A visitor or member receives visible variants of visible products only.
     */
    post: operations['queryVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/search-variants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search variants
     * @description Returns one page of variants that match a filter and a text, in the given order, and groups with their counts if the
     *     search asks for them. Give one operator per field, and join several by `$and`.
     *
     *     A visitor or member receives visible variants of visible products only.
     */
    post: operations['searchVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/brands/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Query brands
     * @description Returns one page of the brands of the store. Without a query: the first 50. That visitors and members may call this
     *     is observed on one site; the platform's documentation names apps only.
     */
    get: operations['queryBrands'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ribbons/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query ribbons
     * @description Returns one page of the ribbons of the store. Without a query: the first 50. That visitors and members may call this
     *     is assumed: the platform's documentation names apps only.
     */
    post: operations['queryRibbons'];
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
    /** @description The filter or the sort order names a field or an operator that the call does not support, `fields` has an unknown value, or there is a filter, a sort order or a text beside a cursor. */
    UnsupportedQuery: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller may not make this call, or may not read the data for the owner. */
    OwnersDataNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller may not make this call, may not read the data for the owner, or may not see hidden products. */
    PartNotAllowed: {
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
    /** @description There is no such product, or the caller may not see it. */
    ProductNotFound: {
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
  };
  parameters: {
    /**
     * @description Id of the product, usually a GUID.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductIdV3: string;
    /**
     * @description Part of the product page's URL that names the product.
     * @example linen-shirt
     */
    ProductSlug: string;
    /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
    ProductParts: ProductFields;
    /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
    ProductListParts: ProductListFields;
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
  getProductV3: {
    parameters: {
      query?: {
        /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the product, usually a GUID.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        productId: components['parameters']['ProductIdV3'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetProductV3Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getProductBySlug: {
    parameters: {
      query?: {
        /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductParts'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the product page's URL that names the product.
         * @example linen-shirt
         */
        slug: components['parameters']['ProductSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetProductBySlugResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryProductsV3: {
    parameters: {
      query?: {
        /** @description Filter, sort order and page. Packed into `.r` as its member `query`. */
        query?: ProductQueryV3;
        /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductListParts'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of products; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryProductsV3Response;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchProducts: {
    parameters: {
      query: {
        /** @description Filter, text, sort order, groups and page. Packed into `.r` as its member `search`. */
        search: ProductSearch;
        /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductListParts'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of products; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SearchProductsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countProducts: {
    parameters: {
      query?: {
        /** @description Only products that match. Packed into `.r` as its member `filter`. */
        filter?: ProductSearchFilter;
        /** @description Only products that contain the text. Packed into `.r` as its member `search`. */
        search?: ProductSearchDetails;
        /**
         * @description Counts hidden products too, for an owner or app.
         * @example false
         */
        returnNonVisibleProducts?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of products. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CountProductsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getAllProductsCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category and its tree. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetAllProductsCategoryResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryVariantsRequest;
      };
    };
    responses: {
      /** @description One page of variants; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryVariantsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SearchVariantsRequest;
      };
    };
    responses: {
      /** @description One page of variants; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SearchVariantsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryBrands: {
    parameters: {
      query?: {
        /** @description Filter, sort order and page. Packed into `.r` as its member `query`. */
        query?: BrandQuery;
        /** @description Parts to add to each brand. */
        fields?: BrandFields;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of brands; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryBrandsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryRibbons: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryRibbonsRequest;
      };
    };
    responses: {
      /** @description One page of ribbons; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryRibbonsResponse;
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
