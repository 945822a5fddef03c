// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  AddCouponToCurrentCartRequest,
  AddGiftCardToCurrentCartRequest,
  AddLineItemsToCurrentCartRequest,
  CalculateCurrentCartRequest,
  CalculatedCartResponse,
  CartErrorBody,
  CartV2Response,
  CreateCurrentCartRequest,
  DeleteCartV2Response,
  ErrorBody,
  EstimateCurrentCartRequest,
  RemoveCouponFromCurrentCartRequest,
  RemoveGiftCardFromCurrentCartRequest,
  RemoveLineItemsFromCurrentCartRequest,
  SetDeliveryMethodForCurrentCartRequest,
  UpdateCartV2Request,
  UpdateFormSubmissionsInCurrentCartRequest,
  UpdateLineItemsInCurrentCartRequest,
} from './types.ts';

export interface paths {
  '/v2/carts/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current cart
     * @description Returns the cart as it is stored. The read does not query the catalogs: prices and statuses of lines are those
     *     of the last refresh or change. That is assumed; `refreshCurrentCart` brings them up to date.
     *
     *     The cart has no totals except `subtotal`; use `calculateCurrentCart` or `estimateCurrentCart` for them.
     */
    get: operations['getCurrentCartV2'];
    put?: never;
    /**
     * Create the current cart
     * @description Creates the caller's cart with the given content. To add lines, `addLineItemsToCurrentCart` is enough, because
     *     it creates the cart if there is none.
     *
     *     If the caller has a cart already, the new cart takes its place. That is assumed: the platform does not say
     *     whether the previous cart is replaced.
     *
     *     Custom lines and `catalogOverrideFields` are for the owner and apps.
     */
    post: operations['createCurrentCart'];
    /**
     * Delete the current cart
     * @description Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
     */
    delete: operations['deleteCurrentCartV2'];
    options?: never;
    head?: never;
    /**
     * Update the current cart
     * @description Changes only the fields that `cart` contains; there is no field mask. `null` clears a field. An object such as
     *     the address replaces the previous one as a whole, while the members of `customerInfo`, `deliveryInfo` and
     *     `paymentInfo` are set one by one; that is assumed.
     *
     *     Lines, coupon, gift card and delivery method have calls of their own. A delivery address that the delivery
     *     method does not serve is accepted; the totals then contain a violation.
     */
    patch: operations['updateCurrentCartV2'];
    trace?: never;
  };
  '/v2/carts/current/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh the current cart
     * @description Reads the catalogs and brings prices, discounts, stock and statuses of the lines up to date. If fewer units are
     *     left than requested, `confirmedQuantity` falls to the available number and `requestedQuantity` stays, so that
     *     the line fills up again when the stock returns.
     *
     *     The request has no body. The revision increases only if the refresh changed something; that is assumed.
     */
    post: operations['refreshCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/calculate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Calculate the current cart
     * @description Computes all totals of the cart and runs the checks of the order: discounts, delivery, fees, tax, gift card.
     *     Address and delivery method are those of the cart.
     *
     *     Problems are listed, not thrown: the call succeeds with status 200, and `summary.violations` names what prevents
     *     the order. Read the violations before you show a total. The platform sends the notification about a calculated
     *     cart.
     */
    post: operations['calculateCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/estimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate the current cart
     * @description Computes the totals of the cart for a cart page. Lines and discounts are always computed; delivery, fees, tax
     *     and the gift card only if they are requested. A part that was not requested is 0 and not in the total.
     *
     *     Problems are listed in `summary.violations`, as for `calculateCurrentCart`. A cart without lines is rejected
     *     with 404, as if there were none.
     */
    post: operations['estimateCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-line-items': {
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
     * @description Adds catalog items, custom lines, or both, and creates the cart if there is none. All lines are added or none;
     *     that is assumed. If the cart already contains an item with the same options, its quantity is increased.
     *
     *     An item of the store is identified by its `variantId`, also if the product has only one variant. On a site with
     *     the first catalog, a product without managed variants is identified by the names of its options instead. An item
     *     that the catalog does not have is rejected, and so is a quantity above the stock. Some hosts accept such a
     *     quantity and confirm a lower one, so look at `status` and `quantityInfo` of the returned line.
     *
     *     Custom lines and `catalogOverrideFields` are for the owner and apps.
     */
    post: operations['addLineItemsToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-line-items': {
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
     * @description Removes the given lines, regardless of their quantity. A cart without lines continues to exist. If one of the ids is unknown, nothing is removed; that is assumed.
     */
    post: operations['removeLineItemsFromCurrentCartV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/update-line-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update lines in the current cart
     * @description Sets quantity or membership of the given lines; the quantity is not added to the current one. A quantity above the stock is rejected, and the cart stays as it was. To remove a line, use `removeLineItemsFromCurrentCartV2`. That a fixed quantity is rejected with `FIXED_QUANTITY_ITEM` is assumed: the platform lists this code for adding only.
     */
    post: operations['updateLineItemsInCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-coupon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a coupon to the current cart
     * @description Adds the coupon with the given code. Codes are not case-sensitive. A cart has at most one coupon: a second one
     *     is rejected and replaces nothing, so remove the first one before.
     *
     *     A code to which no coupon belongs is rejected with 400. A coupon that cannot be used is rejected with 428 and a
     *     `reason`; two of the reasons state the required quantity or subtotal. A coupon that becomes invalid later stays
     *     in the cart, deducts nothing, and the totals contain a violation.
     */
    post: operations['addCouponToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-coupon': {
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
     * @description Removes the coupon with the given id, which is the id of the entry in `coupons`.
     */
    post: operations['removeCouponFromCurrentCartV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/set-delivery-method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the delivery method of the current cart
     * @description Sets the delivery method, in place of the previous one. The cart needs a delivery address and a line first. No call of the cart lists the methods of the site, and none is chosen automatically.
     */
    post: operations['setDeliveryMethodForCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-delivery-method': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the delivery method from the current cart
     * @description Removes the delivery method. A cart without a method is returned unchanged. The request has no body.
     */
    post: operations['removeDeliveryMethodFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/add-gift-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a gift card to the current cart
     * @description Adds the gift card with the given code. Its balance is not used before the order is placed. A cart has at most one gift card, and shows its code masked.
     */
    post: operations['addGiftCardToCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/remove-gift-card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the gift card from the current cart
     * @description Removes the gift card with the given id, which is the id of the entry in `paymentInfo.giftCards`.
     */
    post: operations['removeGiftCardFromCurrentCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/carts/current/update-forms-submission': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Attach form submissions to the current cart
     * @description Attaches submissions of forms of the site, such as the checkout form, to the cart. An entry with the id of an earlier one replaces it; that is assumed.
     */
    post: operations['updateFormSubmissionsInCurrentCart'];
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
    /** @description The caller has no cart. Adding a line creates one. The platform uses two codes for this. */
    CurrentCartNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The content is not valid, or a code is unknown. No cart was created. */
    CreateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The lines are not valid. Nothing was added. */
    AddRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description A line, a coupon, a gift card or a delivery method cannot be used now. Nothing was added. */
    AddNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description A field is not valid. The cart is unchanged. */
    UpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The cart cannot be changed in this way. It is unchanged. */
    UpdateNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The order was placed, so the cart can no longer be changed or computed. */
    AlreadyOrdered: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description A line is not in the cart, or the order was placed. Nothing was removed. */
    LineNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The changes are not valid. The cart is unchanged. */
    LineUpdateRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description A line cannot be changed in this way. The cart is unchanged. */
    LineUpdateNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description No coupon has the given code. The cart is unchanged. */
    CouponUnknown: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The coupon exists but cannot be added to this cart. The cart is unchanged. */
    CouponNotAdded: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The coupon cannot be removed. The cart is unchanged. */
    CouponNotRemoved: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The delivery method cannot be set. The cart is unchanged. */
    DeliveryMethodNotSet: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description No gift card has the given code. The cart is unchanged. */
    GiftCardUnknown: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The gift card exists but cannot be added to this cart. The cart is unchanged. */
    GiftCardNotAdded: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
      };
    };
    /** @description The gift card cannot be removed. The cart is unchanged. */
    GiftCardNotRemoved: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': CartErrorBody;
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
  getCurrentCartV2: {
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
          'application/json': CartV2Response;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateCurrentCartRequest;
      };
    };
    responses: {
      /** @description The new cart. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['CreateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['AddNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteCurrentCartV2: {
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
          'application/json': DeleteCartV2Response;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateCartV2Request;
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
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['UpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['UpdateNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  refreshCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart after the refresh. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  calculateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CalculateCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart and its totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CalculatedCartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  estimateCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': EstimateCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart and its totals. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CalculatedCartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addLineItemsToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddLineItemsToCurrentCartRequest;
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
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['AddRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['AddNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeLineItemsFromCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveLineItemsFromCurrentCartRequest;
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
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['LineNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateLineItemsInCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateLineItemsInCurrentCartRequest;
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
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['LineUpdateRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['LineUpdateNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addCouponToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddCouponToCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart with the coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['CouponUnknown'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['CouponNotAdded'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeCouponFromCurrentCartV2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveCouponFromCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart without a coupon. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['CouponNotRemoved'];
      429: components['responses']['TooManyRequests'];
    };
  };
  setDeliveryMethodForCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SetDeliveryMethodForCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart with the delivery method. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['DeliveryMethodNotSet'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeDeliveryMethodFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cart without a delivery method. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['AlreadyOrdered'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addGiftCardToCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddGiftCardToCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart with the gift card. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['GiftCardUnknown'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['GiftCardNotAdded'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeGiftCardFromCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveGiftCardFromCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart without a gift card. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      428: components['responses']['GiftCardNotRemoved'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateFormSubmissionsInCurrentCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateFormSubmissionsInCurrentCartRequest;
      };
    };
    responses: {
      /** @description The cart. It does not contain the submissions. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CartV2Response;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CurrentCartNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
