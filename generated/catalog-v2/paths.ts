// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
  schemas: {
    GetCollectionResponse: {
      collection: components['schemas']['Collection'];
    };
    QueryCollectionsRequest: {
      query?: components['schemas']['CollectionQuery'];
    };
    QueryCollectionsResponse: {
      collections: components['schemas']['Collection'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    /** @description Filter, sort order and page of a collection query. Give `paging` or `cursorPaging`, not both. */
    CollectionQuery: {
      filter?: components['schemas']['CollectionFilter'];
      /** @description The first field has precedence; the following one breaks ties. */
      sort?: readonly components['schemas']['CollectionSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions on a collection, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "name": {
     *         "$startsWith": "At"
     *       }
     *     }
     */
    CollectionFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['CollectionFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['CollectionFilter'][];
      $not?: components['schemas']['CollectionFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    CollectionSorting: {
      fieldName: components['schemas']['CollectionSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which collections can be sorted.
     * @enum {string}
     */
    CollectionSortField: 'id' | 'name';
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    MediaItemType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
    /** @description URL and size of one file. */
    MediaItemUrlAndSize: {
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /** @description Format of the file, such as `mp4`. */
      format?: string;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the image to show before the video plays. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` decides whether `image` or `video` is present; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title given by the owner; may be empty.
       * @example Vase from the left
       */
      title: string;
      image?: components['schemas']['MediaItemUrlAndSize'];
      video?: components['schemas']['MediaItemVideo'];
      thumbnail?: components['schemas']['MediaItemUrlAndSize'];
    };
    /** @description All media of a product or a collection. */
    Media: {
      mainMedia?: components['schemas']['MediaItem'];
      /** @description All media in gallery order, including the main one. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description A named group of products. To find its products, use a product query. */
    Collection: {
      /**
       * @description Id of the collection: 36 characters. The collection of all products has 35: `00000000-000000-000000-000000000001`.
       * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
       */
      readonly id: string;
      /** @example At the table */
      name: string;
      /**
       * @description Part of the URL that names the collection. Derived from the name; can be changed.
       * @example at-the-table
       */
      slug: string;
      /** @example Cups, bowls and plates. */
      description?: string;
      /**
       * @description Whether visitors of the store see the collection.
       * @default true
       */
      visible?: boolean;
      /**
       * Format: int32
       * @example 4
       */
      readonly numberOfProducts: number;
      /** @description Images of the collection. Read-only. */
      media?: components['schemas']['Media'];
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    GetCollectionBySlugResponse: {
      collection: components['schemas']['Collection'];
    };
    /** @description Operators on a text or an id. If there are several, all must match. */
    TextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this value, in character order. */
      $lt?: string;
      /** @description Less than or equal to this value, in character order. */
      $lte?: string;
      /** @description Greater than this value, in character order. */
      $gt?: string;
      /** @description Greater than or equal to this value, in character order. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description Begins with this text. */
      $startsWith?: string;
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or an object of operators. */
    TextCondition: string | components['schemas']['TextOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Page to return, by offset. */
    PlatformPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description Number of items to skip.
       * @default 0
       */
      offset?: number;
    };
    /** @description Page to return, by a cursor from an earlier response. */
    CursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and if `tooManyToCount` is true.
       */
      total?: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such collection, or the caller may not see it. */
    CollectionNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The store app is not installed on the site, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
          'application/json': components['schemas']['GetCollectionResponse'];
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
          'application/json': components['schemas']['GetCollectionBySlugResponse'];
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
        'application/json': components['schemas']['QueryCollectionsRequest'];
      };
    };
    responses: {
      /** @description One page of collections; an empty list if nothing matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryCollectionsResponse'];
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
