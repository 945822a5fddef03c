import { applicationError } from '../../../engine/errors.ts';
import { callerOf, keyOf, type CallContext } from '../../../engine/context.ts';
import type { CartRecord } from '../../../records/state.ts';
import { findCart } from '../current-cart.ts';

/** The cart that the caller ordered last. */
const lastOrdered = (call: CallContext): CartRecord | undefined => {
  const key = keyOf(callerOf(call));
  return Object.values(call.state.orderedCarts).findLast(({ owner }) => keyOf(owner) === key);
};

/** The current cart of the caller. An ordered one counts only if the site still reads it (R477). */
export const findCurrent = (call: CallContext): CartRecord | undefined =>
  findCart(call, callerOf(call)) ??
  (call.state.settings.orderedCart === 'current' ? lastOrdered(call) : undefined);

/** The current cart of the caller. Throws a 404 with one of two codes if there is none (R451). */
export const requireCurrent = (call: CallContext): CartRecord => {
  const cart = findCurrent(call);
  if (cart) return cart;
  const code =
    call.state.settings.missingCart === 'owned' ? 'OWNED_CART_NOT_FOUND' : 'CURRENT_CART_NOT_FOUND';
  throw applicationError(404, code, 'Cart not found');
};

/** The current cart of the caller, to change it. Throws a 428 CART_ALREADY_ORDERED after its order (R477). */
export const requireOpen = (call: CallContext): CartRecord => {
  const cart = requireCurrent(call);
  const { id: cartId, orderId } = cart;
  if (orderId !== null)
    throw applicationError(428, 'CART_ALREADY_ORDERED', 'Cart is already ordered', { cartId, orderId });
  return cart;
};
