import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../../generated/carts/operations.ts';
import type { CartBackend, FieldBackend, LineBackend } from './backend.ts';
import { cartIn, cartOfV1, unlessNone } from './no-cart.ts';

// Each part is a separate export, so that a program that passes no backend bundles only the parts that it uses.

export const readV1: CartBackend['read'] = (call) => unlessNone(cartIn(getCurrentCart(call), 'no'));

export const linesV1: LineBackend = {
  add: (request, call) => cartIn(addToCurrentCart(request, call)),
  setQuantity: (id, quantity, call) =>
    cartIn(updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] }, call)),
  remove: (lineItemIds, call) => unlessNone(cartIn(removeLineItemsFromCurrentCart({ lineItemIds }, call))),
};

export const fieldsV1: FieldBackend = {
  applyCoupon: (couponCode, call) => cartIn(updateCurrentCart({ couponCode }, call)),
  removeCoupon: (call) => unlessNone(cartIn(removeCouponFromCurrentCart(call))),
  update: (cartInfo, call) => cartIn(updateCurrentCart({ cartInfo }, call)),
  clear: async (call) => {
    await unlessNone(deleteCurrentCart(call));
    return null;
  },
  checkout: async (request, _shown, call) => (await createCheckoutFromCurrentCart(request, call)).checkoutId,
};

export const estimateV1: CartBackend['estimate'] = estimateCurrentCartTotals;

/** The first version of the platform's cart. The platform has announced its end for 2027-02-01. */
export const cartV1: CartBackend = {
  read: readV1,
  cartOf: cartOfV1,
  lines: linesV1,
  fields: fieldsV1,
  estimate: estimateV1,
};
