// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export interface paths {
  '/v1/back-in-stock-notification-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List requests
     * @description One page of requests that match a filter, in a chosen order. Without a query: the first 50.
     *
     *     Following pages: send `cursorPaging` with the cursor from `metadata.cursors.next` and nothing else; the cursor
     *     stands for filter and sort. A page follows as long as that cursor is there and not empty.
     *
     *     When the packed query is longer than 4000 characters, the same object goes as the body of a POST to
     *     `…/back-in-stock-notification-requests/query`, with the same answer. The client does it by itself.
     */
    get: operations['queryBackInStockNotificationRequests'];
    put?: never;
    /**
     * Ask to be told when an item is back
     * @description Answers the new request with status RECEIVED. The same item (its options included) and the same e-mail address
     *     again make no second request: the first one is answered.
     *
     *     `itemDetails` is what the e-mail will show of the item.
     */
    post: operations['createBackInStockNotificationRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/back-in-stock-notification-requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a request
     * @description Answers 404 for an id that is unknown or deleted.
     */
    get: operations['getBackInStockNotificationRequest'];
    put?: never;
    post?: never;
    /**
     * Delete a request
     * @description Takes the request away for good; nobody is told. A second call leaves the same state but may be answered with
     *     404.
     */
    delete: operations['deleteBackInStockNotificationRequest'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark a request as notified
     * @description Sets the status to NOTIFICATION_SENT without sending anything: for owners and apps that tell people by their own
     *     means. A second call leaves the same state.
     */
    put: operations['markAsNotificationSent'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/back-in-stock-notification-requests/count-by-catalog-reference': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count requests per item
     * @description Tells for each given item how many requests there are for it. When the packed query is
     *     longer than 4000 characters, the same object goes as the body of a POST to `…/count-by-catalog-reference/query`.
     *     That form is specified and not observed; ask for fewer items at a time on a host that does not know it.
     */
    get: operations['getBackInStockNotificationRequestsCountByCatalogReferences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/back-in-stock-notification-requests/report-items-back-in-stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report that an item is back
     * @description Sends an e-mail to everybody who waits: for the item that `catalogReference` names (all its requests with status
     *     RECEIVED), or to the requests that `requestIds` lists. Give one of the two; both are refused.
     *
     *     The e-mails go out after the answer; read the requests again to see what became of them. A second call may write
     *     to people twice, so this call is never repeated by itself.
     */
    post: operations['reportItemsBackInStock'];
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
    CreateBackInStockNotificationRequestRequest: {
      request: components['schemas']['NewBackInStockNotificationRequest'];
      itemDetails: components['schemas']['BackInStockItemDetails'];
    };
    CreateBackInStockNotificationRequestResponse: {
      request: components['schemas']['BackInStockNotificationRequest'];
    };
    GetBackInStockNotificationRequestResponse: {
      request: components['schemas']['BackInStockNotificationRequest'];
    };
    /** @description An empty object. */
    DeleteBackInStockNotificationRequestResponse: {
      [key: string]: unknown;
    };
    MarkAsNotificationSentResponse: {
      request: components['schemas']['BackInStockNotificationRequest'];
    };
    QueryBackInStockNotificationRequestsResponse: {
      requests: components['schemas']['BackInStockNotificationRequest'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    BackInStockNotificationRequestCountsResponse: {
      /** @description One entry per item; find an item by its reference. */
      countsPerCatalogReference: components['schemas']['BackInStockNotificationRequestsCount'][];
    };
    /** @description What is back, and whom to tell. Give `catalogReference` or `requestIds`, not both. */
    ReportItemsBackInStockRequest: {
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Requests to answer. The platform declares no limit; the one here is a guess. */
      requestIds?: readonly string[];
      itemDetails: components['schemas']['BackInStockItemDetails'];
      /**
       * @description Further values for the template of the site's automation, by name.
       * @example {
       *       "discountCode": "WELCOMEBACK"
       *     }
       */
      extraAutomationTemplateParameters?: {
        [key: string]: string;
      };
    };
    /** @description An empty object. */
    ReportItemsBackInStockResponse: {
      [key: string]: unknown;
    };
    /** @description One e-mail address that waits for one item. */
    BackInStockNotificationRequest: {
      /** Format: uuid */
      readonly id: string;
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: email
       * @description Where the e-mail goes.
       * @example mara.lindt@example.com
       */
      email: string;
      /**
       * Format: uuid
       * @description The site's contact with this e-mail address, found or made when the request came.
       */
      readonly contactId?: string;
      status:
        | components['schemas']['BackInStockNotificationRequestStatus']
        | components['schemas']['Undeclared'];
      /** @description Whether the platform itself told the person. What sets it is not documented. */
      readonly autoNotified?: boolean;
      /**
       * Format: date-time
       * @description When the request was made.
       */
      readonly createdDate: string;
      /**
       * Format: uri
       * @description Page of the item, as the request gave it; the e-mail links to it.
       * @example https://www.halm-studio.com/product-page/linen-shirt
       */
      itemUrl?: string;
    };
    /** @description What a visitor asks for. The platform adds id, contact, status and date. */
    NewBackInStockNotificationRequest: {
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: email
       * @description Where the e-mail shall go.
       * @example mara.lindt@example.com
       */
      email: string;
      /**
       * Format: uri
       * @description Page of the item, for the link in the e-mail.
       * @example https://www.halm-studio.com/product-page/linen-shirt
       */
      itemUrl?: string;
    };
    /**
     * @description RECEIVED: waits. PROCESSING: the e-mail is on its way out; lasts moments. NOTIFICATION_SENT: the e-mail went out, or somebody marked the request so. FAILED: the e-mail could not be sent. UNSPECIFIED: no status is known.
     * @enum {string}
     */
    BackInStockNotificationRequestStatus:
      | 'UNSPECIFIED'
      | 'RECEIVED'
      | 'PROCESSING'
      | 'NOTIFICATION_SENT'
      | 'FAILED';
    /** @description How many wait for one item. */
    BackInStockNotificationRequestsCount: {
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: int32
       * @description Number of requests for the item.
       * @example 7
       */
      count: number;
    };
    /** @description What the e-mail shows of the item. */
    BackInStockItemDetails: {
      /**
       * @description Name to show.
       * @example Linen shirt, M, Indigo
       */
      name: string;
      /**
       * Format: decimal
       * @description Price to show, in the currency of the site; 0 or more, a decimal without sign or separators.
       * @example 85.50
       */
      price: string;
      image?: components['schemas']['BackInStockItemImage'];
    };
    /** @description A picture to show: one of the site's media store by its `id`, or any other by its `url`. The rest may stay out. */
    BackInStockItemImage: {
      /**
       * @description Name of the file in the media store of the site.
       * @example shirt_indigo.jpg
       */
      id?: string;
      /**
       * Format: uri
       * @description Must lead to a picture.
       * @example https://static.wixstatic.com/media/shirt_indigo.jpg
       */
      url?: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height?: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width?: number;
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      filename?: string;
    };
    /** @description Which requests, in which order, which page. Give `cursorPaging` or `paging`, not both; the service is made for cursors. */
    BackInStockNotificationRequestQuery: {
      filter?: components['schemas']['BackInStockNotificationRequestFilter'];
      /** @description The first field decides, the next one breaks ties. */
      sort?: readonly components['schemas']['BackInStockNotificationRequestSorting'][];
      cursorPaging?: components['schemas']['CursorPaging'];
      paging?: components['schemas']['PlatformPaging'];
    };
    /** @description Conditions that a request must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400. */
    BackInStockNotificationRequestFilter: {
      id?: components['schemas']['TextCondition'];
      contactId?: components['schemas']['TextCondition'];
      status?: components['schemas']['BackInStockNotificationRequestStatusCondition'];
      autoNotified?: components['schemas']['BooleanCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      itemUrl?: components['schemas']['TextCondition'];
      /** @description All of these. */
      $and?: readonly components['schemas']['BackInStockNotificationRequestFilter'][];
      /** @description At least one of these. */
      $or?: readonly components['schemas']['BackInStockNotificationRequestFilter'][];
      $not?: components['schemas']['BackInStockNotificationRequestFilter'];
    };
    /** @description A status, or what is asked of it. */
    BackInStockNotificationRequestStatusCondition:
      | components['schemas']['BackInStockNotificationRequestStatus']
      | components['schemas']['BackInStockNotificationRequestStatusOperators'];
    /** @description What can be asked about how far a request has come. */
    BackInStockNotificationRequestStatusOperators: {
      $eq?: components['schemas']['BackInStockNotificationRequestStatus'];
      $ne?: components['schemas']['BackInStockNotificationRequestStatus'];
      $in?: readonly components['schemas']['BackInStockNotificationRequestStatus'][];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description One key of the order; earlier keys count more. */
    BackInStockNotificationRequestSorting: {
      fieldName: components['schemas']['BackInStockNotificationRequestSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description Fields by which requests can be sorted.
     * @enum {string}
     */
    BackInStockNotificationRequestSortField:
      | 'id'
      | 'contactId'
      | 'status'
      | 'autoNotified'
      | 'createdDate'
      | 'itemUrl';
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
    /** @description Operators on a truth value. Several in one object must all hold. */
    BooleanOperators: {
      /** @description Equal to this. */
      $eq?: boolean;
      /** @description Not equal to this. */
      $ne?: boolean;
      /** @description One of these. */
      $in?: readonly boolean[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A value that the field must have, or what is asked of it. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on an instant. Several in one object must all hold. */
    InstantOperators: {
      /**
       * Format: date-time
       * @description At this instant.
       */
      $eq?: string;
      /**
       * Format: date-time
       * @description Not at this instant.
       */
      $ne?: string;
      /**
       * Format: date-time
       * @description Before this instant.
       */
      $lt?: string;
      /**
       * Format: date-time
       * @description At this instant or before.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At this instant or after.
       */
      $gte?: string;
      /** @description At one of these. */
      $in?: readonly string[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or what is asked of it. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /**
     * @description Smallest first (ASC) or largest first (DESC). ASC unless said.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
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
    /** @description Names one item of one catalog. */
    CatalogReference: {
      /**
       * @description App whose catalog it is. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store it is the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text).
       * @example {
       *       "options": {
       *         "Size": "M"
       *       },
       *       "customTextFields": {
       *         "Engraving": "For Ada"
       *       }
       *     }
       */
      options?: {
        [key: string]: unknown;
      };
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
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description There is no request with this id. */
    BackInStockNotificationRequestNotFound: {
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
  };
  parameters: {
    /**
     * @description Id of the request.
     * @example 6c1de0a7-93b5-4f5e-9b0a-5d1f2c7e8a41
     */
    BackInStockNotificationRequestId: string;
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
  queryBackInStockNotificationRequests: {
    parameters: {
      query?: {
        /** @description Which requests, in which order, which page. Goes into `.r` as its member `query`. */
        query?: components['schemas']['BackInStockNotificationRequestQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of requests; an empty list when nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryBackInStockNotificationRequestsResponse'];
        };
      };
      /** @description The filter or the order names a field or an operator that the list does not have, or the cursor is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createBackInStockNotificationRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateBackInStockNotificationRequestRequest'];
      };
    };
    responses: {
      /** @description The request, new or found. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateBackInStockNotificationRequestResponse'];
        };
      };
      /** @description A field is missing or not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description An equal request exists and is not answered. The platform declares this code; as documented it answers the existing request with 200 instead. */
      409: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The site does not collect requests. */
      428: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
  getBackInStockNotificationRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the request.
         * @example 6c1de0a7-93b5-4f5e-9b0a-5d1f2c7e8a41
         */
        id: components['parameters']['BackInStockNotificationRequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetBackInStockNotificationRequestResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['BackInStockNotificationRequestNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteBackInStockNotificationRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the request.
         * @example 6c1de0a7-93b5-4f5e-9b0a-5d1f2c7e8a41
         */
        id: components['parameters']['BackInStockNotificationRequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request is gone. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteBackInStockNotificationRequestResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['BackInStockNotificationRequestNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  markAsNotificationSent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the request.
         * @example 6c1de0a7-93b5-4f5e-9b0a-5d1f2c7e8a41
         */
        id: components['parameters']['BackInStockNotificationRequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request with its new status. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MarkAsNotificationSentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['BackInStockNotificationRequestNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getBackInStockNotificationRequestsCountByCatalogReferences: {
    parameters: {
      query: {
        /** @description The items to count for. Goes into `.r` as its member `catalogReferences`. */
        catalogReferences: readonly components['schemas']['CatalogReference'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One count per item. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BackInStockNotificationRequestCountsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  reportItemsBackInStock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportItemsBackInStockRequest'];
      };
    };
    responses: {
      /** @description The report is taken; e-mails follow. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportItemsBackInStockResponse'];
        };
      };
      /** @description A field is missing or not valid, or both ways to choose the requests are given. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
