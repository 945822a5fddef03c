// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
     * @description Returns one page of requests that match a filter, in the given order. Without a query: the first 50.
     *
     *     For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`; the cursor includes
     *     filter and sort order. Another page follows as long as that cursor is present and not empty.
     *
     *     If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to
     *     `…/back-in-stock-notification-requests/query`, with the same response. The client does this automatically.
     */
    get: operations['queryBackInStockNotificationRequests'];
    put?: never;
    /**
     * Request a notification when an item is back in stock
     * @description Returns the new request with status RECEIVED. If a request for the same item (with the same options) and the
     *     same e-mail address exists, that request is returned and no second one is created.
     *
     *     The e-mail displays the `itemDetails`.
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
     * @description Fails with 404 if the id is unknown or deleted.
     */
    get: operations['getBackInStockNotificationRequest'];
    put?: never;
    post?: never;
    /**
     * Delete a request
     * @description Deletes the request permanently, without a notification. A second call has no further effect but may fail with 404.
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
     * @description Sets the status to NOTIFICATION_SENT without sending an e-mail: for owners and apps that notify people by other means. A second call has no further effect.
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
     * @description Returns the number of requests for each given item. If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to `…/count-by-catalog-reference/query`. That form is specified but not observed; on a host that does not support it, query fewer items at a time.
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
     * Report that an item is back in stock
     * @description Sends an e-mail for all matching requests: those with status RECEIVED for the item in `catalogReference`, or
     *     those listed in `requestIds`. Give one of the two; both together are rejected.
     *
     *     The e-mails are sent after the response; read the requests again to see the outcome. A second call may send
     *     e-mails twice, so this call is never retried automatically.
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
      /** @description One entry per item; look up an item by its reference. */
      countsPerCatalogReference: components['schemas']['BackInStockNotificationRequestsCount'][];
    };
    /** @description The item and the people to notify. Give `catalogReference` or `requestIds`, not both. */
    ReportItemsBackInStockRequest: {
      catalogReference?: components['schemas']['CatalogReference'];
      /** @description Requests to process. The platform declares no limit; the limit here is assumed. */
      requestIds?: readonly string[];
      itemDetails: components['schemas']['BackInStockItemDetails'];
      /**
       * @description Additional values for the template of the site's automation, by name.
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
    /** @description One e-mail address to notify about one item. */
    BackInStockNotificationRequest: {
      /** Format: uuid */
      readonly id: string;
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: email
       * @description Address that receives the e-mail.
       * @example mara.lindt@example.com
       */
      email: string;
      /**
       * Format: uuid
       * @description Contact of the site with this e-mail address, existing or created with the request.
       */
      readonly contactId?: string;
      status:
        | components['schemas']['BackInStockNotificationRequestStatus']
        | components['schemas']['Undeclared'];
      /** @description Whether the platform itself sent the notification. The condition for it is not documented. */
      readonly autoNotified?: boolean;
      /**
       * Format: date-time
       * @description Time at which the request was created.
       */
      readonly createdDate: string;
      /**
       * Format: uri
       * @description Page of the item, taken from the request; the e-mail links to it.
       * @example https://www.halm-studio.com/product-page/linen-shirt
       */
      itemUrl?: string;
    };
    /** @description Request of a visitor. The platform adds id, contact, status and date. */
    NewBackInStockNotificationRequest: {
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: email
       * @description Address that will receive the e-mail.
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
     * @description RECEIVED: waiting. PROCESSING: the e-mail is being sent; lasts moments. NOTIFICATION_SENT: the e-mail was sent, or the request was marked as sent. FAILED: the e-mail could not be sent. UNSPECIFIED: the status is not known.
     * @enum {string}
     */
    BackInStockNotificationRequestStatus:
      | 'UNSPECIFIED'
      | 'RECEIVED'
      | 'PROCESSING'
      | 'NOTIFICATION_SENT'
      | 'FAILED';
    /** @description Number of requests for one item. */
    BackInStockNotificationRequestsCount: {
      catalogReference: components['schemas']['CatalogReference'];
      /**
       * Format: int32
       * @description Number of requests for the item.
       * @example 7
       */
      count: number;
    };
    /** @description Data of the item to display in the e-mail. */
    BackInStockItemDetails: {
      /**
       * @description Name to display.
       * @example Linen shirt, M, Indigo
       */
      name: string;
      /**
       * Format: decimal
       * @description Price to display, in the currency of the site; a decimal of 0 or more, without currency symbol or separators.
       * @example 85.50
       */
      price: string;
      image?: components['schemas']['BackInStockItemImage'];
    };
    /** @description An image to display: from the site's media store by its `id`, or any other by its `url`. The other fields are optional. */
    BackInStockItemImage: {
      /**
       * @description Id of the file in the site's media store.
       * @example shirt_indigo.jpg
       */
      id?: string;
      /**
       * Format: uri
       * @description URL of an image.
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
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
    };
    /** @description Filter, sort order and page. Give `cursorPaging` or `paging`, not both; the service is designed for cursors. */
    BackInStockNotificationRequestQuery: {
      filter?: components['schemas']['BackInStockNotificationRequestFilter'];
      /** @description The first field has precedence; the following one breaks ties. */
      sort?: readonly components['schemas']['BackInStockNotificationRequestSorting'][];
      cursorPaging?: components['schemas']['CursorPaging'];
      paging?: components['schemas']['PlatformPaging'];
    };
    /** @description Conditions on a request, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400. */
    BackInStockNotificationRequestFilter: {
      id?: components['schemas']['TextCondition'];
      contactId?: components['schemas']['TextCondition'];
      status?: components['schemas']['BackInStockNotificationRequestStatusCondition'];
      autoNotified?: components['schemas']['BooleanCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      itemUrl?: components['schemas']['TextCondition'];
      /** @description All of these filters. */
      $and?: readonly components['schemas']['BackInStockNotificationRequestFilter'][];
      /** @description At least one of these filters. */
      $or?: readonly components['schemas']['BackInStockNotificationRequestFilter'][];
      $not?: components['schemas']['BackInStockNotificationRequestFilter'];
    };
    /** @description A status that the field must equal, or an object of operators. */
    BackInStockNotificationRequestStatusCondition:
      | components['schemas']['BackInStockNotificationRequestStatus']
      | components['schemas']['BackInStockNotificationRequestStatusOperators'];
    /** @description Operators on the status of a request. If there are several, all must match. */
    BackInStockNotificationRequestStatusOperators: {
      $eq?: components['schemas']['BackInStockNotificationRequestStatus'];
      $ne?: components['schemas']['BackInStockNotificationRequestStatus'];
      $in?: readonly components['schemas']['BackInStockNotificationRequestStatus'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description One sort key; earlier keys have precedence. */
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
    /** @description Operators on a boolean. If there are several, all must match. */
    BooleanOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on an instant. If there are several, all must match. */
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
       * @description At or before this instant.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At or after this instant.
       */
      $gte?: string;
      /** @description At one of these instants. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or an object of operators. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
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
    /** @description Identifies one item of one catalog. */
    CatalogReference: {
      /**
       * @description App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
       * @example 215238eb-22a5-4c36-9e7b-e7c08025e04e
       */
      appId: string;
      /**
       * @description Id of the item in that catalog. For the store, the id of the product.
       * @example 4f9c2d1e-7b36-4a58-9d0e-2c61f3a8b774
       */
      catalogItemId: string;
      /**
       * @description Chosen options, in a form that the catalog defines. For the store: `variantId` if the product manages variants, otherwise `options` (name of the option to name of the choice); also `customTextFields` (title to text).
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
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  queryBackInStockNotificationRequests: {
    parameters: {
      query?: {
        /** @description Filter, sort order and page. Packed into `.r` as its member `query`. */
        query?: components['schemas']['BackInStockNotificationRequestQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of requests; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryBackInStockNotificationRequestsResponse'];
        };
      };
      /** @description The filter or the sort order names a field or an operator that the list does not support, or the cursor is not valid. */
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
      /** @description The request, new or existing. */
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
      /** @description An equal request exists and is not returned. The platform declares this code, but according to its documentation it returns the existing request with 200 instead. */
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
      /** @description The request is deleted. */
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
        /** @description The items to count. Packed into `.r` as its member `catalogReferences`. */
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
      /** @description The report is accepted; the e-mails follow. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportItemsBackInStockResponse'];
        };
      };
      /** @description A field is missing or not valid, or both ways to select the requests are given. */
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
