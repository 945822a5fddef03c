// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { withFieldMask } from '../../src/core/field-mask.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  AddToCartRequest,
  CartResponse,
  CreateCheckoutRequest,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateTotalsRequest,
  EstimateTotalsResponse,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from './types.ts';

/**
 * Get the current cart.
 *
 * Returns the cart with the current prices and availability of its lines. Coupons and discounts are listed, but not applied to the prices; use `estimateCurrentCartTotals` for that.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `getCurrentCartV2` of `carts-v2`.
 */
export const getCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current',
    },
    options,
  );

/**
 * Update the current cart.
 *
 * Changes only the fields that the body contains. `cartInfo` contains fields of the cart itself; the other members
 * set a coupon code, set merchant discounts and add lines.
 *
 * A cart has one coupon; a new code replaces the previous one. Codes are not case-sensitive. A code that cannot be
 * used changes nothing and is rejected with one of the listed coupon errors: 400 if the coupon does not exist, 428
 * if it exists but may not be used now.
 *
 * `merchantDiscounts` and `cartFieldmask` belong to the call but are not in the platform's newest packages; a host
 * may ignore them.
 *
 * Who may call: visitor, member, app; with `merchantDiscounts`: app. Retried only when the request was certainly not sent (repeat class `same`).
 * If `cartFieldmask` is omitted, the client sets it to the fields that the body contains. It may be a list of paths.
 * Error codes: `OWNED_CART_NOT_FOUND`, `ERROR_COUPON_DOES_NOT_EXIST`, `ERROR_COUPON_EXPIRED`, `ERROR_COUPON_NOT_APPLICABLE`, `ERROR_COUPON_IS_DISABLED`, `ERROR_COUPON_NOT_ACTIVE_YET`, `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateCurrentCartV2` of `carts-v2`.
 */
export const updateCurrentCart = (
  updateCartRequest: UpdateCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartResponse,
  | 'OWNED_CART_NOT_FOUND'
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
> =>
  request(
    {
      method: 'PATCH',
      data: withFieldMask(
        updateCartRequest,
        'cartFieldmask',
        [
          'buyerNote',
          'buyerInfo',
          'contactInfo',
          'selectedShippingOption',
          'overrideCheckoutUrl',
          'businessLocationId',
          'extendedFields',
        ],
        'cartInfo',
      ),
      facts: {
        repeat: 'same',
        id: 'updateCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
        elevated: ['app'],
      },
      url: '/v1/carts/current',
    },
    options,
  );

/**
 * Delete the current cart.
 *
 * Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `deleteCurrentCartV2` of `carts-v2`.
 */
export const deleteCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<DeleteCartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current',
    },
    options,
  );

/**
 * Add lines to the current cart.
 *
 * Adds catalog items, custom lines, or both, and creates the cart if there is none. If the cart already contains
 * an item with the same options, its quantity is increased. A quantity above the stock is reduced to the stock.
 *
 * A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is ignored without an
 * error: the call succeeds without that line. Compare the lines of the response with those that were sent.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `addLineItemsToCurrentCart` of `carts-v2`.
 */
export const addToCurrentCart = (
  addToCartRequest: AddToCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse> =>
  request(
    {
      method: 'POST',
      data: addToCartRequest,
      facts: {
        repeat: 'adds',
        id: 'addToCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/add-to-cart',
    },
    options,
  );

/**
 * Remove lines from the current cart.
 *
 * Removes the given lines, regardless of their quantity. A cart without lines continues to exist. Unknown ids are ignored.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeLineItemsFromCurrentCartV2` of `carts-v2`.
 */
export const removeLineItemsFromCurrentCart = (
  removeLineItemsRequest: RemoveLineItemsRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: removeLineItemsRequest,
      facts: {
        repeat: 'same',
        id: 'removeLineItemsFromCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/remove-line-items',
    },
    options,
  );

/**
 * Set quantities in the current cart.
 *
 * Sets the quantity of the given lines; it does not add to the current quantity. A quantity above the stock is reduced to the stock, so read the quantity in the response. To remove a line, use `removeLineItemsFromCurrentCart`.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `updateLineItemsInCurrentCart` of `carts-v2`.
 */
export const updateCurrentCartLineItemQuantity = (
  updateLineItemsQuantityRequest: UpdateLineItemsQuantityRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: updateLineItemsQuantityRequest,
      facts: {
        repeat: 'same',
        id: 'updateCurrentCartLineItemQuantity',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/update-line-items-quantity',
    },
    options,
  );

/**
 * Remove the coupon from the current cart.
 *
 * Removes the coupon. A cart without a coupon is returned unchanged. The request has no body.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `removeCouponFromCurrentCartV2` of `carts-v2`.
 */
export const removeCouponFromCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'removeCouponFromCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/remove-coupon',
    },
    options,
  );

/**
 * Create a checkout from the current cart.
 *
 * Creates a checkout with the lines, the coupon and the addresses of the cart. To send the visitor to the payment
 * page, create a redirect session. The cart continues to exist. If the cart already has a checkout, that checkout
 * is updated and its id is returned.
 *
 * The call fails if there is a violation of severity ERROR, if a line is not available, or if the site cannot
 * accept payments.
 *
 * If the response is lost, read the cart: its `checkoutId` identifies the checkout, if one was created.
 *
 * Who may call: visitor, member, app. Never retried (repeat class `never`).
 * Error codes: `OWNED_CART_NOT_FOUND`, `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`, `NO_PAYMENT_METHOD_CONFIGURED`, `CART_CANNOT_BE_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01. A cart of the second version is also the checkout.
 */
export const createCheckoutFromCurrentCart = (
  createCheckoutRequest: CreateCheckoutRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CreateCheckoutResponse,
  | 'OWNED_CART_NOT_FOUND'
  | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  | 'NO_PAYMENT_METHOD_CONFIGURED'
  | 'CART_CANNOT_BE_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: createCheckoutRequest,
      facts: {
        repeat: 'never',
        id: 'createCheckoutFromCurrentCart',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/create-checkout',
    },
    options,
  );

/**
 * Estimate the totals of the current cart.
 *
 * Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is saved and the cart does
 * not change; an address or a shipping option in the request applies to this computation only.
 *
 * If a part cannot be computed, the call still succeeds: the response has status 200 with the other parts, and
 * `calculationErrors` lists the missing ones.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @deprecated The platform has announced the end of this call for 2027-02-01; its successor is `estimateCurrentCart` of `carts-v2`.
 */
export const estimateCurrentCartTotals = (
  estimateTotalsRequest: EstimateTotalsRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<EstimateTotalsResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: estimateTotalsRequest,
      facts: {
        repeat: 'read',
        id: 'estimateCurrentCartTotals',
        service: 'carts',
        prefixes: ['/ecom', '/_api/ecom-cart'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/carts/current/estimate-totals',
    },
    options,
  );
