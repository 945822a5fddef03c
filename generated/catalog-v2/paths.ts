// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  ErrorBody,
  GetCollectionBySlugResponse,
  GetCollectionResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
} from './types.ts';

export interface paths {
  '/v2/collections/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a collection
     * @description Fails with 404 if the collection does not exist, or if it is hidden and the caller is a visitor or member.
     */
    get: operations['getCollection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/collections/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a collection by its slug
     * @description Fails with 404 if no collection with this slug is visible to the caller.
     */
    get: operations['getCollectionBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/collections/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query collections
     * @description Returns one page of collections that match a filter, in the given order. An empty query returns the first 50.
     *
     *     Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
     *     not limit the length of the query.
     */
    post: operations['queryCollections'];
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
  };
  parameters: {
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
  getCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the collection. The collection of all products is `00000000-000000-000000-000000000001`.
         * @example 5a0c8a9e-41f1-4a93-a8f5-0c29ad4d5b10
         */
        id: string;
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
          'application/json': GetCollectionResponse;
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
  getCollectionBySlug: {
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
  queryCollections: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': QueryCollectionsRequest;
      };
    };
    responses: {
      /** @description One page of collections; an empty list if nothing matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': QueryCollectionsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
