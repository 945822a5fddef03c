import type { AddressInput, Cart, CartInfo } from '../../generated/carts/types.ts';
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  deleteCurrentCartV2,
  estimateCurrentCart,
  getCurrentCartV2,
  refreshCurrentCart,
  removeCouponFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCart,
  updateCurrentCartV2,
  updateLineItemsInCurrentCart,
} from '../../generated/carts-v2/operations.ts';
import { isApiError, isVitrineError, type Retryable, ValidationError } from '../core/errors/index.ts';
import { isJsonObject, memberOf } from '../core/json.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';
import type { CartBackend, CartCall, Confirmed, FieldBackend, LineBackend } from './backend.ts';
import { addRequestV2, changesV2 } from './cart-v2-requests.ts';
import { cartOfV2, estimateOfV2 } from './cart-v2-view.ts';
import { unlessNone } from './no-cart.ts';

/** The cart of a response. */
const cartIn = async (response: Promise<unknown>, retryable: Retryable = 'unknown'): Promise<Cart> => {
  const cart = cartOfV2(await response);
  if (!cart) throw unusableAnswer('without a cart', retryable);
  return cart;
};

const presentCart = async (call: CartCall): Promise<Cart | null> => {
  const response: unknown = await getCurrentCartV2(call);
  // Some sites answer an empty object while there is no cart.
  if (isJsonObject(response) && Object.keys(response).length === 0) return null;
  if (memberOf(memberOf(response, 'cart'), 'orderPlaced') === true) return null;
  return cartIn(Promise.resolve(response), 'no');
};

/** A plain read, which does not update prices and stock. Null: there is no cart, or its order is placed. */
const readPlainly = (call: CartCall): Promise<Cart | null> => unlessNone(presentCart(call));

/** Brings prices and stock up to date. */
const refreshed = (call: CartCall): Promise<Cart> => cartIn(refreshCurrentCart(call), 'no');

const read: CartBackend['read'] = async (call, isFresh) => {
  const cart = await readPlainly(call);
  if (!isFresh || !cart?.lineItems.length) return cart;
  try {
    return await refreshed(call);
  } catch (error) {
    if (!isVitrineError(error)) throw error;
    // The plain read has returned the cart. The next read brings prices and stock up to date.
    return cart;
  }
};

const lines: LineBackend = {
  // The pictures of new lines come with the next read.
  addIsPartial: true,
  add: async (request, call) => cartIn(addLineItemsToCurrentCart(addRequestV2(request), call)),
  setQuantity: (lineItemId, newQuantity, call) =>
    cartIn(updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] }, call)),
  remove: async (lineItemIds, call) => {
    try {
      return await unlessNone(cartIn(removeLineItemsFromCurrentCartV2({ lineItemIds }, call)));
    } catch (error) {
      if (!isApiError(error, 'LINE_ITEM_NOT_FOUND_IN_CART')) throw error;
      // The platform removes nothing if one of the lines is already gone, for example in another tab.
      const cart = await readPlainly(call);
      const left = lineItemIds.filter((id) => cart?.lineItems.some((line) => line.id === id));
      return left.length === 0
        ? cart
        : unlessNone(cartIn(removeLineItemsFromCurrentCartV2({ lineItemIds: left }, call)));
    }
  },
};

const update = async (info: CartInfo, call: CartCall, billing?: AddressInput): Promise<Cart> => {
  const { selectedShippingOption: option } = info;
  const cart = changesV2(info, billing);
  const change = () => cartIn(updateCurrentCartV2({ cart }, call));
  if (!option) return change();
  // The platform checks a delivery method against the address of the cart, so the address goes first.
  if (Object.keys(cart).length > 0) await change();
  const deliveryMethod = { code: option.code, appId: option.carrierId };
  return cartIn(setDeliveryMethodForCurrentCart({ deliveryMethod }, call));
};

/** The contents of a cart that a buyer must have seen before an order. */
const contentsOf = (cart: Confirmed): string =>
  JSON.stringify(cart?.lineItems.map(({ id, quantity, price }) => [id, quantity, price?.amount]));

const checkout: FieldBackend['checkout'] = async (request, shown, call) => {
  const { email, shippingAddress, billingAddress, selectedShippingOption } = request;
  if (email !== undefined || shippingAddress || billingAddress || selectedShippingOption) {
    const contactInfo = shippingAddress && { address: shippingAddress };
    const buyerInfo = email === undefined ? undefined : { email };
    await update({ buyerInfo, contactInfo, selectedShippingOption }, call, billingAddress);
  }
  const cart = await refreshed(call);
  if (cart.lineItems.length === 0)
    throw new ValidationError('The cart is empty.', { code: 'lines-unavailable' });
  if (cart.lineItems.some(({ availability }) => availability?.status !== 'AVAILABLE'))
    throw new ValidationError('Some items in the cart are no longer available in the requested quantity.', {
      code: 'lines-unavailable',
    });
  if (contentsOf(cart) !== contentsOf(shown))
    throw new ValidationError('Prices or lines of the cart have changed since it was shown.', {
      code: 'cart-changed',
    });
  return cart.id;
};

/** Changes the coupon. If the platform refuses the change because the cart already has it, returns the present cart. */
const orPresent = async (change: Promise<Cart>, code: string, call: CartCall): Promise<Cart> => {
  try {
    return await change;
  } catch (error) {
    if (!isApiError(error, code)) throw error;
    return cartIn(getCurrentCartV2(call), 'no');
  }
};

const fields: FieldBackend = {
  refusesSecondCoupon: true,
  applyCoupon: (code, call) =>
    orPresent(cartIn(addCouponToCurrentCart({ coupon: { code } }, call)), 'COUPON_ALREADY_EXISTS', call),
  removeCoupon: async (call) => {
    const cart = await readPlainly(call);
    const couponId = cart?.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.id;
    return couponId === undefined
      ? cart
      : unlessNone(
          orPresent(
            cartIn(removeCouponFromCurrentCartV2({ couponId }, call)),
            'COUPON_NOT_FOUND_IN_CART',
            call,
          ),
        );
  },
  update: (info, call) => update(info, call),
  clear: async (call) => {
    await unlessNone(deleteCurrentCartV2(call));
    return null;
  },
  checkout,
};

const estimate: CartBackend['estimate'] = async (request, call) => {
  const {
    calculateShipping = true,
    calculateTax = true,
    calculateAdditionalFees = true,
    ...others
  } = request;
  if (Object.values(others).some((value) => value !== undefined))
    throw new ValidationError(
      'The second version of the cart estimates totals only for the values in the cart: set them by setDetails().',
      { code: 'estimate-for-other-values' },
    );
  const answer = await estimateCurrentCart(
    {
      calculateDelivery: calculateShipping,
      calculateTax,
      calculateAdditionalFees,
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    },
    call,
  );
  return estimateOfV2(answer);
};

/** The second version of the platform's cart. */
export const cartV2: CartBackend = { read, cartOf: cartOfV2, lines, fields, estimate };
