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
import type { PriceSummary } from '../../generated/carts/types.ts';
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

/** The amounts of a summary that can be read. */
const pricesIn = (summary: unknown): PriceSummary =>
  Object.fromEntries(
    Object.entries(isJsonObject(summary) ? summary : {}).flatMap(([name, value]) => {
      const price = priceIn(isJsonObject(value) ? value : undefined);
      return price ? [[name, price] as const] : [];
    }),
  );

/** The estimate of an answer; its lists may be absent. */
export const estimateV1: CartBackend['estimate'] = async (request, call) => {
  const answer = await estimateCurrentCartTotals(request, call);
  const { total, ...others } = pricesIn(memberOf(answer, 'priceSummary'));
  if (!total) throw unusableAnswer('without totals', 'no');
  const cart = await cartIn(answer, 'no');
  const lists = ['calculatedLineItems', 'appliedDiscounts', 'additionalFees', 'violations'] as const;
  return readParts('no', () => ({
    ...answer,
    currency: wordsOf(answer.currency),
    cart,
    priceSummary: { ...others, total },
    ...(answer.payNow && { payNow: pricesIn(answer.payNow) }),
    ...(answer.payLater && { payLater: pricesIn(answer.payLater) }),
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
