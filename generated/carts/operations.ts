// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Answers the cart with the prices and the availability that its lines have now. Coupons and discounts are listed but not computed into the prices; that is what `estimateCurrentCartTotals` is for.
 *
 * Who may call: visitor, member, app. It is repeated after a passing failure (class `read`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current',
      method: 'GET',
      facts: {
        id: 'getCurrentCart',
        service: 'carts',
        repeat: 'read',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Update the current cart.
 *
 * Changes what the body names and leaves the rest. Fields of the cart itself stand in `cartInfo`; beside it a
 * coupon code can be put on the cart, merchant discounts can be given, and lines can be added.
 *
 * A cart has one coupon. A new code takes the place of the old one; codes are compared without regard to case. A
 * code that cannot be used changes nothing and is answered with one of the listed coupon errors: 400 when no such
 * coupon exists, 428 when it exists but may not be used now.
 *
 * `merchantDiscounts` and `cartFieldmask` belong to the call but are no longer offered by the platform's newest
 * packages; a host may ignore them.
 *
 * Who may call: visitor, member, app; with `merchantDiscounts`: app. It is repeated only if it was surely not sent (class `same`).
 * Without `cartFieldmask` the fields that are sent are named in it; it may be a list of paths.
 * Codes: `OWNED_CART_NOT_FOUND`, `ERROR_COUPON_DOES_NOT_EXIST`, `ERROR_COUPON_EXPIRED`, `ERROR_COUPON_NOT_APPLICABLE`, `ERROR_COUPON_IS_DISABLED`, `ERROR_COUPON_NOT_ACTIVE_YET`, `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v1/carts/current',
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
        id: 'updateCurrentCart',
        service: 'carts',
        repeat: 'same',
        identity: ['visitor', 'member', 'app'],
        elevated: ['app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Delete the current cart.
 *
 * The cart and its lines are gone. The next line that is added makes a new cart with another id.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<DeleteCartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current',
      method: 'DELETE',
      facts: {
        id: 'deleteCurrentCart',
        service: 'carts',
        repeat: 'same',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Add lines to the current cart.
 *
 * Adds items of a catalog, lines that the caller makes up, or both, and makes the cart when there is none. An item
 * that is in the cart already with the same options grows in quantity. A quantity above the stock is lowered to
 * the stock.
 *
 * A reference that the catalog does not know, or that lacks a variant or a mandatory choice, is left out without
 * an error: the answer is 200 without that line. Compare the lines of the answer with those that were sent.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `adds`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const addToCurrentCart = (
  addToCartRequest: AddToCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse> =>
  request(
    {
      url: '/v1/carts/current/add-to-cart',
      method: 'POST',
      data: addToCartRequest,
      facts: {
        id: 'addToCurrentCart',
        service: 'carts',
        repeat: 'adds',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Remove lines from the current cart.
 *
 * Takes the named lines out, whatever their quantity. A cart that loses its last line stays, empty. Ids that the cart does not have are passed over.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeLineItemsFromCurrentCart = (
  removeLineItemsRequest: RemoveLineItemsRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current/remove-line-items',
      method: 'POST',
      data: removeLineItemsRequest,
      facts: {
        id: 'removeLineItemsFromCurrentCart',
        service: 'carts',
        repeat: 'same',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Set quantities in the current cart.
 *
 * Sets the quantity of the named lines to the given numbers; it does not add to them. A number above the stock is lowered to the stock, so read the quantity of the answer. To take a line out, use `removeLineItemsFromCurrentCart`.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateCurrentCartLineItemQuantity = (
  updateLineItemsQuantityRequest: UpdateLineItemsQuantityRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current/update-line-items-quantity',
      method: 'POST',
      data: updateLineItemsQuantityRequest,
      facts: {
        id: 'updateCurrentCartLineItemQuantity',
        service: 'carts',
        repeat: 'same',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Remove the coupon from the current cart.
 *
 * Takes the coupon off the cart; a cart without one is answered as it is. There is nothing to send.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeCouponFromCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current/remove-coupon',
      method: 'POST',
      facts: {
        id: 'removeCouponFromCurrentCart',
        service: 'carts',
        repeat: 'same',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Create a checkout from the current cart.
 *
 * Makes a checkout with the lines, the coupon and the addresses of the cart; where the visitor is then sent to pay
 * is the business of a redirect session. The cart stays. When the cart has a checkout already, that one is brought
 * up to date and its id comes back.
 *
 * The call fails while a violation of severity ERROR is open, while a line is not available, or while the site
 * cannot take payments.
 *
 * When its answer is lost, read the cart: its `checkoutId` names the checkout, if one was made.
 *
 * Who may call: visitor, member, app. It is never repeated (class `never`).
 * Codes: `OWNED_CART_NOT_FOUND`, `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`, `NO_PAYMENT_METHOD_CONFIGURED`, `CART_CANNOT_BE_ORDERED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v1/carts/current/create-checkout',
      method: 'POST',
      data: createCheckoutRequest,
      facts: {
        id: 'createCheckoutFromCurrentCart',
        service: 'carts',
        repeat: 'never',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );

/**
 * Estimate the totals of the current cart.
 *
 * Computes what the cart would cost: discounts, shipping, fees, tax, gift card. Nothing is kept and the cart does
 * not change; an address or a shipping option of the request serves for this computation only.
 *
 * A part that cannot be computed does not fail the call. The answer is 200 with the other parts, and
 * `calculationErrors` says what is missing.
 *
 * Who may call: visitor, member, app. It is repeated after a passing failure (class `read`).
 * Codes: `OWNED_CART_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const estimateCurrentCartTotals = (
  estimateTotalsRequest: EstimateTotalsRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<EstimateTotalsResponse, 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      url: '/v1/carts/current/estimate-totals',
      method: 'POST',
      data: estimateTotalsRequest,
      facts: {
        id: 'estimateCurrentCartTotals',
        service: 'carts',
        repeat: 'read',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/ecom', '/_api/ecom-cart'],
      },
    },
    options,
  );
