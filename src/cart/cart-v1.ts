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
import { readParts, unusableAnswer } from '../core/errors/unusable.ts';
import { isJsonObject, memberOf } from '../core/json.ts';
import { entriesOf, wordsOf } from '../core/parts.ts';
import type { CartBackend, FieldBackend, LineBackend } from './backend.ts';
import { priceIn } from './money.ts';
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
  checkout: async (request, _shown, call) => {
    const id = memberOf(await createCheckoutFromCurrentCart(request, call), 'checkoutId');
    if (typeof id !== 'string' || id === '') throw unusableAnswer('without "checkoutId"', 'unknown');
    return id;
  },
};

/** A part of an estimate in which every amount has its texts; an amount that cannot be read is absent. */
const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(readable);
  if (!isJsonObject(value)) return value;
  if ('formattedAmount' in value || 'convertedAmount' in value) return priceIn(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, readable(member)]));
};

/** The estimate of an answer; its lists may be absent. */
export const estimateV1: CartBackend['estimate'] = async (request, call) => {
  const sent = await estimateCurrentCartTotals(request, call);
  const cart = await cartIn(sent, 'no');
  const answer = readable(sent) as typeof sent;
  const { total, ...others } = answer.priceSummary ?? {};
  if (!total) throw unusableAnswer('without totals', 'no');
  const lists = ['calculatedLineItems', 'appliedDiscounts', 'additionalFees', 'violations'] as const;
  return readParts('no', () => ({
    ...answer,
    currency: wordsOf(answer.currency),
    cart,
    priceSummary: { ...others, total },
    calculationErrors: {
      ...answer.calculationErrors,
      orderValidationErrors: [...entriesOf(answer.calculationErrors?.orderValidationErrors)],
    },
    ...Object.fromEntries(lists.map((list) => [list, entriesOf<unknown>(answer[list])])),
  }));
};

/** The first version of the platform's cart. The platform has announced its end for 2027-02-01. */
export const cartV1: CartBackend = {
  read: readV1,
  cartOf: cartOfV1,
  lines: linesV1,
  fields: fieldsV1,
  estimate: estimateV1,
};
