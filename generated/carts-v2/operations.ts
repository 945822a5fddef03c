// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  AddCouponToCurrentCartRequest,
  AddGiftCardToCurrentCartRequest,
  AddLineItemsToCurrentCartRequest,
  CalculateCurrentCartRequest,
  CalculatedCartResponse,
  CartV2Response,
  CreateCurrentCartRequest,
  DeleteCartV2Response,
  EstimateCurrentCartRequest,
  RemoveCouponFromCurrentCartRequest,
  RemoveGiftCardFromCurrentCartRequest,
  RemoveLineItemsFromCurrentCartRequest,
  SetDeliveryMethodForCurrentCartRequest,
  UpdateCartV2Request,
  UpdateFormSubmissionsInCurrentCartRequest,
  UpdateLineItemsInCurrentCartRequest,
} from './types.ts';

/**
 * Get the current cart.
 *
 * Returns the cart as it is stored. The read does not query the catalogs: prices and statuses of lines are those
 * of the last refresh or change. That is assumed; `refreshCurrentCart` brings them up to date.
 *
 * The cart has no totals except `subtotal`; use `calculateCurrentCart` or `estimateCurrentCart` for them.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCurrentCartV2 = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartV2Response, 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCurrentCartV2',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current',
    },
    options,
  );

/**
 * Create the current cart.
 *
 * Creates the caller's cart with the given content. To add lines, `addLineItemsToCurrentCart` is enough, because
 * it creates the cart if there is none.
 *
 * If the caller has a cart already, the new cart takes its place. That is assumed: the platform does not say
 * whether the previous cart is replaced.
 *
 * Custom lines and `catalogOverrideFields` are for the owner and apps.
 *
 * Who may call: visitor, member, app; with `customItems`: app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `MAX_LINE_ITEMS_EXCEEDED`, `MAX_ITEM_MODIFIERS_EXCEEDED`, `DUPLICATE_MODIFIER_GROUP_IDS`, `DUPLICATE_ITEM_MODIFIER_IDS`, `INVALID_COUPON_CODE`, `INVALID_GIFT_CARD_CODE`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `LINE_ITEM_PRICE_CONFLICT`, `FIXED_QUANTITY_ITEM`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `PLAN_LINE_ITEM_NOT_FOUND`, `INVALID_COUPON_STATUS`, `INVALID_GIFT_CARD_STATUS`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createCurrentCart = (
  createCurrentCartRequest: CreateCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_GIFT_CARD_CODE'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_COUPON_STATUS'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
> =>
  request(
    {
      method: 'POST',
      data: createCurrentCartRequest,
      facts: {
        repeat: 'adds',
        id: 'createCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
        elevated: ['app'],
      },
      url: '/v2/carts/current',
    },
    options,
  );

/**
 * Update the current cart.
 *
 * Changes only the fields that `cart` contains; there is no field mask. `null` clears a field. An object such as
 * the address replaces the previous one as a whole, while the members of `customerInfo`, `deliveryInfo` and
 * `paymentInfo` are set one by one; that is assumed.
 *
 * Lines, coupon, gift card and delivery method have calls of their own. A delivery address that the delivery
 * method does not serve is accepted; the totals then contain a violation.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `BUSINESS_LOCATION_NOT_FOUND`, `INVALID_ADDRESS_FORMAT`, `DATA_EXTENSION_UPDATE_FAILED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateCurrentCartV2 = (
  updateCartV2Request: UpdateCartV2Request,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'BUSINESS_LOCATION_NOT_FOUND'
  | 'INVALID_ADDRESS_FORMAT'
  | 'DATA_EXTENSION_UPDATE_FAILED'
> =>
  request(
    {
      method: 'PATCH',
      data: updateCartV2Request,
      facts: {
        repeat: 'same',
        id: 'updateCurrentCartV2',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current',
    },
    options,
  );

/**
 * Delete the current cart.
 *
 * Deletes the cart with its lines. Adding a line afterwards creates a new cart with a different id.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteCurrentCartV2 = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<DeleteCartV2Response, 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteCurrentCartV2',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current',
    },
    options,
  );

/**
 * Refresh the current cart.
 *
 * Reads the catalogs and brings prices, discounts, stock and statuses of the lines up to date. If fewer units are
 * left than requested, `confirmedQuantity` falls to the available number and `requestedQuantity` stays, so that
 * the line fills up again when the stock returns.
 *
 * The request has no body. The revision increases only if the refresh changed something; that is assumed.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const refreshCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartV2Response, 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND' | 'CART_ALREADY_ORDERED'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'refreshCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/refresh',
    },
    options,
  );

/**
 * Calculate the current cart.
 *
 * Computes all totals of the cart and runs the checks of the order: discounts, delivery, fees, tax, gift card.
 * Address and delivery method are those of the cart.
 *
 * Problems are listed, not thrown: the call succeeds with status 200, and `summary.violations` names what prevents
 * the order. Read the violations before you show a total. The platform sends the notification about a calculated
 * cart.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const calculateCurrentCart = (
  calculateCurrentCartRequest: CalculateCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CalculatedCartResponse,
  'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND' | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: calculateCurrentCartRequest,
      facts: {
        repeat: 'read',
        id: 'calculateCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/calculate',
    },
    options,
  );

/**
 * Estimate the current cart.
 *
 * Computes the totals of the cart for a cart page. Lines and discounts are always computed; delivery, fees, tax
 * and the gift card only if they are requested. A part that was not requested is 0 and not in the total.
 *
 * Problems are listed in `summary.violations`, as for `calculateCurrentCart`. A cart without lines is rejected
 * with 404, as if there were none.
 *
 * Who may call: visitor, member, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const estimateCurrentCart = (
  estimateCurrentCartRequest: EstimateCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CalculatedCartResponse,
  'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND' | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: estimateCurrentCartRequest,
      facts: {
        repeat: 'read',
        id: 'estimateCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/estimate',
    },
    options,
  );

/**
 * Add lines to the current cart.
 *
 * Adds catalog items, custom lines, or both, and creates the cart if there is none. All lines are added or none;
 * that is assumed. If the cart already contains an item with the same options, its quantity is increased.
 *
 * An item of the store is identified by its `variantId`, also if the product has only one variant. On a site with
 * the first catalog, a product without managed variants is identified by the names of its options instead. An item
 * that the catalog does not have is rejected, and so is a quantity above the stock. Some hosts accept such a
 * quantity and confirm a lower one, so look at `status` and `quantityInfo` of the returned line.
 *
 * Custom lines and `catalogOverrideFields` are for the owner and apps.
 *
 * Who may call: visitor, member, app; with `customItems`: app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `MAX_LINE_ITEMS_EXCEEDED`, `MAX_ITEM_MODIFIERS_EXCEEDED`, `DUPLICATE_MODIFIER_GROUP_IDS`, `DUPLICATE_ITEM_MODIFIER_IDS`, `INVALID_COUPON_CODE`, `INVALID_GIFT_CARD_CODE`, `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, `NO_LINE_ITEMS_TO_ADD`, `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`, `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`, `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `LINE_ITEM_PRICE_CONFLICT`, `FIXED_QUANTITY_ITEM`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `PLAN_LINE_ITEM_NOT_FOUND`, `INVALID_COUPON_STATUS`, `INVALID_GIFT_CARD_STATUS`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addLineItemsToCurrentCart = (
  addLineItemsToCurrentCartRequest: AddLineItemsToCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_GIFT_CARD_CODE'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'NO_LINE_ITEMS_TO_ADD'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_COUPON_STATUS'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
> =>
  request(
    {
      method: 'POST',
      data: addLineItemsToCurrentCartRequest,
      facts: {
        repeat: 'adds',
        id: 'addLineItemsToCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
        elevated: ['app'],
      },
      url: '/v2/carts/current/add-line-items',
    },
    options,
  );

/**
 * Remove lines from the current cart.
 *
 * Removes the given lines, regardless of their quantity. A cart without lines continues to exist. If one of the ids is unknown, nothing is removed; that is assumed.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeLineItemsFromCurrentCartV2 = (
  removeLineItemsFromCurrentCartRequest: RemoveLineItemsFromCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND' | 'CART_ALREADY_ORDERED' | 'LINE_ITEM_NOT_FOUND_IN_CART'
> =>
  request(
    {
      method: 'POST',
      data: removeLineItemsFromCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'removeLineItemsFromCurrentCartV2',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/remove-line-items',
    },
    options,
  );

/**
 * Update lines in the current cart.
 *
 * Sets quantity or membership of the given lines; the quantity is not added to the current one. A quantity above the stock is rejected, and the cart stays as it was. To remove a line, use `removeLineItemsFromCurrentCartV2`. That a fixed quantity is rejected with `FIXED_QUANTITY_ITEM` is assumed: the platform lists this code for adding only.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `EMPTY_LINE_ITEM_UPDATES`, `DUPLICATE_LINE_ITEM_UPDATES`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`, `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `PLAN_LINE_ITEM_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateLineItemsInCurrentCart = (
  updateLineItemsInCurrentCartRequest: UpdateLineItemsInCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'EMPTY_LINE_ITEM_UPDATES'
  | 'DUPLICATE_LINE_ITEM_UPDATES'
  | 'CART_ALREADY_ORDERED'
  | 'LINE_ITEM_NOT_FOUND_IN_CART'
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
> =>
  request(
    {
      method: 'POST',
      data: updateLineItemsInCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'updateLineItemsInCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/update-line-items',
    },
    options,
  );

/**
 * Add a coupon to the current cart.
 *
 * Adds the coupon with the given code. Codes are not case-sensitive. A cart has at most one coupon: a second one
 * is rejected and replaces nothing, so remove the first one before.
 *
 * A code to which no coupon belongs is rejected with 400. A coupon that cannot be used is rejected with 428 and a
 * `reason`; two of the reasons state the required quantity or subtotal. A coupon that becomes invalid later stays
 * in the cart, deducts nothing, and the totals contain a violation.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `COUPON_ALREADY_EXISTS`, `MAX_COUPONS_PER_CART_EXCEEDED`, `COUPON_LOCKED`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addCouponToCurrentCart = (
  addCouponToCurrentCartRequest: AddCouponToCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
  | 'COUPON_ALREADY_EXISTS'
  | 'MAX_COUPONS_PER_CART_EXCEEDED'
  | 'COUPON_LOCKED'
  | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: addCouponToCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'addCouponToCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/add-coupon',
    },
    options,
  );

/**
 * Remove the coupon from the current cart.
 *
 * Removes the coupon with the given id, which is the id of the entry in `coupons`.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `COUPON_NOT_FOUND_IN_CART`, `COUPON_LOCKED`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeCouponFromCurrentCartV2 = (
  removeCouponFromCurrentCartRequest: RemoveCouponFromCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'COUPON_NOT_FOUND_IN_CART'
  | 'COUPON_LOCKED'
  | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: removeCouponFromCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'removeCouponFromCurrentCartV2',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/remove-coupon',
    },
    options,
  );

/**
 * Set the delivery method of the current cart.
 *
 * Sets the delivery method, in place of the previous one. The cart needs a delivery address and a line first. No call of the cart lists the methods of the site, and none is chosen automatically.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const setDeliveryMethodForCurrentCart = (
  setDeliveryMethodForCurrentCartRequest: SetDeliveryMethodForCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'CART_ALREADY_ORDERED'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
> =>
  request(
    {
      method: 'POST',
      data: setDeliveryMethodForCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'setDeliveryMethodForCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/set-delivery-method',
    },
    options,
  );

/**
 * Remove the delivery method from the current cart.
 *
 * Removes the delivery method. A cart without a method is returned unchanged. The request has no body.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeDeliveryMethodFromCurrentCart = (
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartV2Response, 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND' | 'CART_ALREADY_ORDERED'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'removeDeliveryMethodFromCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/remove-delivery-method',
    },
    options,
  );

/**
 * Add a gift card to the current cart.
 *
 * Adds the gift card with the given code. Its balance is not used before the order is placed. A cart has at most one gift card, and shows its code masked.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`, `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_ALREADY_EXISTS`, `GIFT_CARD_LOCKED`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addGiftCardToCurrentCart = (
  addGiftCardToCurrentCartRequest: AddGiftCardToCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'MAX_GIFT_CARDS_PER_CART_EXCEEDED'
  | 'GIFT_CARD_ALREADY_EXISTS'
  | 'GIFT_CARD_LOCKED'
  | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
  | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: addGiftCardToCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'addGiftCardToCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/add-gift-card',
    },
    options,
  );

/**
 * Remove the gift card from the current cart.
 *
 * Removes the gift card with the given id, which is the id of the entry in `paymentInfo.giftCards`.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`, `GIFT_CARD_NOT_FOUND_IN_CART`, `GIFT_CARD_LOCKED`, `CART_ALREADY_ORDERED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeGiftCardFromCurrentCart = (
  removeGiftCardFromCurrentCartRequest: RemoveGiftCardFromCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CartV2Response,
  | 'CURRENT_CART_NOT_FOUND'
  | 'OWNED_CART_NOT_FOUND'
  | 'GIFT_CARD_NOT_FOUND_IN_CART'
  | 'GIFT_CARD_LOCKED'
  | 'CART_ALREADY_ORDERED'
> =>
  request(
    {
      method: 'POST',
      data: removeGiftCardFromCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'removeGiftCardFromCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/remove-gift-card',
    },
    options,
  );

/**
 * Attach form submissions to the current cart.
 *
 * Attaches submissions of forms of the site, such as the checkout form, to the cart. An entry with the id of an earlier one replaces it; that is assumed.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `CURRENT_CART_NOT_FOUND`, `OWNED_CART_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const updateFormSubmissionsInCurrentCart = (
  updateFormSubmissionsInCurrentCartRequest: UpdateFormSubmissionsInCurrentCartRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<CartV2Response, 'CURRENT_CART_NOT_FOUND' | 'OWNED_CART_NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: updateFormSubmissionsInCurrentCartRequest,
      facts: {
        repeat: 'same',
        id: 'updateFormSubmissionsInCurrentCart',
        service: 'carts-v2',
        prefixes: ['/ecom', '/_api/cart-v2'],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v2/carts/current/update-forms-submission',
    },
    options,
  );
