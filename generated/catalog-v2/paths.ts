// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Answers 404 for a collection that does not exist, and for a hidden one when a visitor or member asks.
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
     * @description Answers 404 when no collection that the caller may see has this slug.
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
     * @description One page of collections that match a filter, in a chosen order. An empty query gives the first 50.
     *
     *     Newer clients of the platform pack the same query into a GET; the server takes both forms, and this one has no
     *     limit on the length of the query.
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
    /** @description Which collections, in which order, which page. Give `paging` or `cursorPaging`, not both. */
    CollectionQuery: {
      filter?: components['schemas']['CollectionFilter'];
      /** @description The first field decides, the next one breaks ties. */
      sort?: readonly components['schemas']['CollectionSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions that a collection must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
     * @example {
     *       "name": {
     *         "$startsWith": "At"
     *       }
     *     }
     */
    CollectionFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      /** @description All of these must be met. */
      $and?: readonly components['schemas']['CollectionFilter'][];
      /** @description At least one of these must be met. */
      $or?: readonly components['schemas']['CollectionFilter'][];
      $not?: components['schemas']['CollectionFilter'];
    };
    /** @description One key of a sort; earlier keys count more. */
    CollectionSorting: {
      fieldName: components['schemas']['CollectionSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field that collections can be sorted by.
     * @enum {string}
     */
    CollectionSortField: 'id' | 'name';
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    MediaItemType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
    /** @description Address and size of one file. */
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the picture to show before the video runs. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` tells which of `image` and `video` is there; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title that the owner gave; may be empty.
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
      /** @description Every medium in the order of the gallery, the main one included. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description A named group of products. The products themselves are found with a product query. */
    Collection: {
      /**
       * @description Id of the collection: 36 characters, or 35 for the one of all products, `00000000-000000-000000-000000000001`.
       * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
       */
      readonly id: string;
      /** @example At the table */
      name: string;
      /**
       * @description The part of the address that names the collection; made from the name, can be changed.
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
      /** @description Pictures of the collection. Read-only. */
      media?: components['schemas']['Media'];
    };
    /** @description A rule of the service was not met. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to give.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Cart not found
       */
      description?: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of bound that a field did not meet.
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
    /** @description One field and what is wrong with it. */
    FieldViolation: {
      /**
       * @description Path of the field in the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description What the field must be like. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of the service's own rule; with `violatedRule` OTHER. */
      ruleName?: string;
      /** @description Facts of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request did not meet the bounds of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform itself failed. */
    SystemError: {
      errorCode?: string;
    };
    /** @description What went wrong, for programs. Has at most one of the members; empty when nothing more is known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Names of the request in the logs of the platform. Seen within other answers only.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description What went wrong, in English, for the log.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    GetCollectionBySlugResponse: {
      collection: components['schemas']['Collection'];
    };
    /** @description Operators on a text or an id. Several in one object must all hold. */
    TextOperators: {
      /** @description Equal to this. */
      $eq?: string;
      /** @description Not equal to this. */
      $ne?: string;
      /** @description Before this, in the order of characters. */
      $lt?: string;
      /** @description Before this or equal to it. */
      $lte?: string;
      /** @description After this, in the order of characters. */
      $gt?: string;
      /** @description After this or equal to it. */
      $gte?: string;
      /** @description One of these. */
      $in?: readonly string[];
      /** @description Begins with this. */
      $startsWith?: string;
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or what is asked of it. */
    TextCondition: string | components['schemas']['TextOperators'];
    /**
     * @description Smallest first (ASC) or largest first (DESC). ASC unless said.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Which page to answer, counted by offset. */
    PlatformPaging: {
      /**
       * Format: int32
       * @description Most items of one page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description How many items to leave out first.
       * @default 0
       */
      offset?: number;
    };
    /** @description Which page to answer, by a cursor from an earlier answer. */
    CursorPaging: {
      /**
       * Format: int32
       * @description Most items of one page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the wanted page. It stands for filter and sort too, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Ways to the neighbours of a page. A page exists when its cursor is there and is not empty. */
    Cursors: {
      /** @description Cursor of the following page. */
      next?: string;
      /** @description Cursor of the preceding page. */
      prev?: string;
    };
    /** @description Where the answered page stands in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that the page was asked for with.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and when `tooManyToCount` is true.
       */
      total?: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The request is not valid. The details list each offending field, or carry one application error. */
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
    /** @description The caller is known but may not do this. */
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
    /** @description The site lacks the store's app, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls in a short time. Wait before the next attempt. */
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
     * @description The part of the collection's address that names it.
     * @example at-the-table
     */
    CollectionSlug: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
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
         * @description Id of the collection. The one of all products is `00000000-000000-000000-000000000001`.
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
         * @description The part of the collection's address that names it.
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
      /** @description One page of collections; an empty list when nothing matches. */
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
