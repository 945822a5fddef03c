// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { ErrorBody, GetShopOrderResponse, SearchOrdersRequest, SearchOrdersResponse } from './types.ts';

export interface paths {
  '/v1/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an order of the store
     * @description Returns one order. A thank-you page reads the order whose id the checkout appended to its URL.
     *
     *     The platform's declarations name the owner and apps as callers. Visitors and members may read an own order:
     *     the
     *     platform's templates do so on their thank-you pages, with the token of the session that bought. An order of
     *     another buyer is rejected with 403. Some applications are prepared for a rejection of every visitor; a page
     *     should then show its thanks without the order.
     */
    get: operations['getShopOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/orders/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search orders of the store
     * @description Returns one page of orders that match a filter, in the given order. Without a sort, the newest orders come
     *     first; without a limit, a page has 100 orders. Orders that are PENDING or REJECTED are left out unless the
     *     filter names their status. INITIALIZED orders are never returned.
     *
     *     For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`.
     *
     *     The owner and apps search all orders of the site. A member finds own orders only, with or without a condition
     *     on
     *     the buyer. The platform's documentation says that a member's own orders need the member's token and nothing
     *     more, but shows no such call; that members may call this one is inferred. No source shows it with a visitor's
     *     token.
     */
    post: operations['searchOrders'];
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
    /** @description The order belongs to another buyer, or the caller may not search for orders. */
    OrderForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no order with this id. */
    ShopOrderNotFound: {
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
  parameters: never;
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
  getShopOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the order; not its number.
         * @example 8f0d4f6e-2b7c-4f64-9f0e-6d2f3a1b7c58
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetShopOrderResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OrderForbidden'];
      404: components['responses']['ShopOrderNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SearchOrdersRequest;
      };
    };
    responses: {
      /** @description One page of orders; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SearchOrdersResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OrderForbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
