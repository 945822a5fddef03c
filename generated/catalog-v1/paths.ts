// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  ErrorBody,
  GetCollectionBySlugResponse,
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

export interface paths {
  '/v1/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member. Cost, profit and cost range are returned only with `includeMerchantSpecificData`.
     */
    get: operations['getProduct'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/query-platformized': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query products
     * @description Returns one page of products that match a filter, in the given order. An empty query returns the first 50.
     *
     *     Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
     *     not limit the length of the query.
     */
    post: operations['queryProducts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/productOptionsAvailability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the choices that are available for a product
     * @description Returns the choices that remain, given the choices made so far. A choice counts as in stock (or visible) if at least one variant that has it and matches the other choices made is in stock (or visible). `availableForPurchase` is true only if every option is chosen and the resulting variant is in stock and visible.
     */
    post: operations['getProductOptionsAvailability'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/variants/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query the variants of a product
     * @description Returns one page of a product's variants: all of them, those with the given choices, or those with the given ids (choices or ids, not both). Cost and profit are returned only with `includeMerchantSpecificData`.
     */
    post: operations['queryProductVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/variants/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query the variants of the store
     * @description Returns one page of variants of all products, with their stock and display names. A product without options is listed as its only variant, the default variant. Filter and sort use the field names of a store variant; dots join the names of nested fields.
     */
    post: operations['queryStoreVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/variants/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a variant of the store
     * @description Fails with 404 if the variant does not exist. The id identifies the store variant; it is not `variantId`.
     */
    get: operations['getStoreVariant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/collections/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a collection by its slug (first version)
     * @description Fails with 404 if no collection has this slug. The service catalog-v2 has the newer version of this call.
     */
    get: operations['getCollectionBySlugV1'];
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
    /** @description There is no such variant, or the caller may not see its product. */
    VariantNotFound: {
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
    /** @description The store app is not installed on the site, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
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
    /** @description There is no such collection, or the caller may not see it. */
    CollectionNotFound: {
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
     * @description Id of the store variant: the product's id, a hyphen and the variant's id.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a02
     */
    StoreVariantId: string;
    /**
     * @description Id of the product.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductId: string;
    /**
     * @description Part of the collection's URL that names it.
     * @example at-the-table
     */
    CollectionSlug: string;
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
  getProduct: {
    parameters: {
      query?: {
        /**
         * @description Adds data that only the store's owner may see; without that permission nothing is added.
         * @example false
         */
        includeMerchantSpecificData?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with its options, choices and variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': GetProductResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryProductsRequest;
      };
    };
    responses: {
      /** @description One page of products; an empty list if nothing matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryProductsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getProductOptionsAvailability: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ProductOptionsAvailabilityRequest;
      };
    };
    responses: {
      /** @description The options with their remaining choices, and the variant once it is determined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': ProductOptionsAvailabilityResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryProductVariants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryProductVariantsRequest;
      };
    };
    responses: {
      /** @description One page of variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryProductVariantsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryStoreVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryStoreVariantsRequest;
      };
    };
    responses: {
      /** @description One page of variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryStoreVariantsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getStoreVariant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the store variant: the product's id, a hyphen and the variant's id.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a02
         */
        id: components['parameters']['StoreVariantId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The variant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': GetStoreVariantResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['VariantNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCollectionBySlugV1: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Part of the collection's URL that names it.
         * @example at-the-table
         */
        slug: components['parameters']['CollectionSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection, without its products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': GetCollectionBySlugResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CollectionNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
