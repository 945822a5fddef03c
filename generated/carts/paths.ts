// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  AddToCartRequest,
  CartResponse,
  CreateCheckoutRequest,
  CreateCheckoutResponse,
  DeleteCartResponse,
  ErrorBody,
  EstimateTotalsRequest,
  EstimateTotalsResponse,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from './types.ts';

export interface paths {
  '/v1/carts/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current cart
     * @description Returns the cart with the current prices and availability of its lines. Coupons and discounts are listed, but not applied to the prices; use `estimateCurrentCartTotals` for that.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
     */
    get: operations['getCurrentCart'];
    put?: never;
    post?: never;
    /**
     * Delete the current cart
     * @description Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
     */
    delete: operations['deleteCurrentCart'];
    options?: never;
    head?: never;
    /**
     * Update the current cart
     * @description Changes only the fields that the body contains. `cartInfo` contains fields of the cart itself; the other members
     *     set a coupon code, set merchant discounts and add lines.
     *
     *     A cart has one coupon; a new code replaces the previous one. Codes are not case-sensitive. A code that cannot be
     *     used changes nothing and is rejected with one of the listed coupon errors: 400 if the coupon does not exist, 428
     *     if it exists but may not be used now.
     *
     *     `merchantDiscounts` and `cartFieldmask` belong to the call but are not in the platform's newest packages; a host
     *     may ignore them.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
     */
    patch: operations['updateCurrentCart'];
    trace?: never;
  };
  '/v1/carts/current/add-to-cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add lines to the current cart
     * @description Adds catalog items, custom lines, or both, and creates the cart if there is none. If the cart already contains
     *     an item with the same options, its quantity is increased. A quantity above the stock is reduced to the stock.
     *
     *     A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is ignored without an
     *     error: the call succeeds without that line. Compare the lines of the response with those that were sent.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
     */
    post: operations['addToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/remove-line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove lines from the current cart
     * @description Removes the given lines, regardless of their quantity. A cart without lines continues to exist. Unknown ids are ignored.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
     */
    post: operations['removeLineItemsFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/update-line-items-quantity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set quantities in the current cart
     * @description Sets the quantity of the given lines; it does not add to the current quantity. A quantity above the stock is reduced to the stock, so read the quantity in the response. To remove a line, use `removeLineItemsFromCurrentCart`.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
     */
    post: operations['updateCurrentCartLineItemQuantity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/remove-coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the coupon from the current cart
     * @description Removes the coupon. A cart without a coupon is returned unchanged. The request has no body.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
     */
    post: operations['removeCouponFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/create-checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a checkout from the current cart
     * @description Creates a checkout with the lines, the coupon and the addresses of the cart. To send the visitor to the payment
     *     page, create a redirect session. The cart continues to exist. If the cart already has a checkout, that checkout
     *     is updated and its id is returned.
     *
     *     The call fails if there is a violation of severity ERROR, if a line is not available, or if the site cannot
     *     accept payments.
     *
     *     If the response is lost, read the cart: its `checkoutId` identifies the checkout, if one was created.
     *     @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
     */
    post: operations['createCheckoutFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/carts/current/estimate-totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate the totals of the current cart
     * @description Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is saved and the cart does
     *     not change; an address or a shipping option in the request applies to this computation only.
     *
     *     If a part cannot be computed, the call still succeeds: the response has status 200 with the other parts, and
     *     `calculationErrors` lists the missing ones.
     *     @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
     */
    post: operations['estimateCurrentCartTotals'];
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
    /** @description The caller has no cart. Adding a line creates one. */
    CartNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description A field is not valid, or no coupon has the given code. */
    CartUpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The coupon exists but may not be used for this cart, now or by this buyer. The cart is unchanged. */
    CouponNotUsable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description No checkout can be created from the cart, or the site cannot accept payments. */
    CheckoutNotPossible: {
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
  getCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart is deleted. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': DeleteCartResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateCartRequest;
      };
    };
    responses: {
      /** @description The cart after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['CartUpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      428: components['responses']['CouponNotUsable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddToCartRequest;
      };
    };
    responses: {
      /** @description The cart with the new lines. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeLineItemsFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveLineItemsRequest;
      };
    };
    responses: {
      /** @description The cart without the removed lines. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCartLineItemQuantity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateLineItemsQuantityRequest;
      };
    };
    responses: {
      /** @description The cart after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeCouponFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart without a coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createCheckoutFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateCheckoutRequest;
      };
    };
    responses: {
      /** @description The checkout was created or updated. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateCheckoutResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      428: components['responses']['CheckoutNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  estimateCurrentCartTotals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EstimateTotalsRequest;
      };
    };
    responses: {
      /** @description The totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': EstimateTotalsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
