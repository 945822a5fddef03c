import { callerOf, keyOf, type CallContext } from '../../../engine/context.ts';
import { cartBefore } from '../cart-notifications.ts';
import type { CartRecord } from '../../../records/state.ts';

/** Runs a change of a cart. If it is refused, the cart is as before, or is not made (R457). */
export const allOrNothing = <Answer>(
  call: CallContext,
  cart: CartRecord | undefined,
  change: () => Answer,
): Answer => {
  const before = cart && cartBefore(cart);
  const { counter } = call.state;
  try {
    return change();
  } catch (error) {
    call.state.counter = counter;
    const key = keyOf(callerOf(call));
    if (cart && before) call.state.carts[key] = Object.assign(cart, before);
    else delete call.state.carts[key];
    throw error;
  }
};
