// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BackInStockNotificationRequestCountsResponse,
  BackInStockNotificationRequestQuery,
  CatalogReference,
  CreateBackInStockNotificationRequestRequest,
  CreateBackInStockNotificationRequestResponse,
  DeleteBackInStockNotificationRequestResponse,
  ErrorBody,
  GetBackInStockNotificationRequestResponse,
  MarkAsNotificationSentResponse,
  QueryBackInStockNotificationRequestsResponse,
  ReportItemsBackInStockRequest,
  ReportItemsBackInStockResponse,
} from './types.ts';

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
  responses: {
    /** @description There is no request with this id. */
    BackInStockNotificationRequestNotFound: {
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
        query?: BackInStockNotificationRequestQuery;
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
          'application/json': QueryBackInStockNotificationRequestsResponse;
        };
      };
      /** @description The filter or the sort order names a field or an operator that the list does not support, or the cursor is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
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
        'application/json': CreateBackInStockNotificationRequestRequest;
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
          'application/json': CreateBackInStockNotificationRequestResponse;
        };
      };
      /** @description A field is missing or not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
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
          'application/json': ErrorBody;
        };
      };
      /** @description The site does not collect requests. */
      428: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
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
          'application/json': GetBackInStockNotificationRequestResponse;
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
          'application/json': DeleteBackInStockNotificationRequestResponse;
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
          'application/json': MarkAsNotificationSentResponse;
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
        catalogReferences: readonly CatalogReference[];
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
          'application/json': BackInStockNotificationRequestCountsResponse;
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
        'application/json': ReportItemsBackInStockRequest;
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
          'application/json': ReportItemsBackInStockResponse;
        };
      };
      /** @description A field is missing or not valid, or both ways to select the requests are given. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
