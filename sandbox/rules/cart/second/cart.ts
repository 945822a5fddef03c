import type {
  CartV2Changes,
  CreateCurrentCartRequest,
  UpdateCartV2Request,
  UpdateFormSubmissionsInCurrentCartRequest,
} from '../../../../generated/carts-v2/types.ts';
import { callerOf, keyOf, type CallContext, type Rule } from '../../../engine/context.ts';
import type { CartRecord } from '../../../records/state.ts';
import { createCart, findCart } from '../current-cart.ts';
import { cartBefore, cartDeleted } from '../cart-notifications.ts';
import { aboutAfter } from './about-changes.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { cartV2View } from './cart-view.ts';
import { putCoupon } from './coupon.ts';
import { findCurrent, requireCurrent, requireOpen } from './current.ts';
import { putMethod } from './delivery.ts';
import { putGiftCard } from './gift-cards.ts';
import { checkRoom, putLines, wantedLines } from './new-lines.ts';
import { changedV2, refreshed } from './notifications.ts';

/** getCurrentCart: a plain read, which does not read the catalog (R451, R453, R465). */
export const getCurrentCart: Rule = (call) => {
  const { missingCart } = call.state.settings;
  if (missingCart === 'empty' && !findCurrent(call)) return {};
  return { cart: cartV2View(call, requireCurrent(call)) };
};

/** createCurrentCart: makes a cart with the given content, all of it or nothing. */
export const createCurrentCart: Rule = (call) => {
  const body = call.body as CreateCurrentCartRequest;
  const wanted = wantedLines(call, body.catalogItems, body.customItems);
  const previous = findCart(call, callerOf(call));
  const existing = call.state.settings.secondCart === 'add' ? previous : undefined;
  const before = existing && cartBefore(existing);
  checkRoom(call, existing?.lines ?? [], wanted);
  return allOrNothing(call, existing ?? previous, () => {
    const cart = existing ?? createCart(call, callerOf(call));
    const fresh = putLines(call, cart, wanted);
    fill(call, cart, body);
    if (previous && !existing) cartDeleted(call, previous);
    return changedV2(call, cart, before, fresh);
  });
};

const fill = (call: CallContext, cart: CartRecord, body: CreateCurrentCartRequest): void => {
  const { cart: changes, coupons = [], deliveryMethod, giftCards = [] } = body;
  if (changes) cart.about = aboutAfter(cart.about, changes);
  for (const { code } of coupons) putCoupon(call, cart, code);
  if (deliveryMethod) putMethod(call, cart, deliveryMethod);
  for (const giftCard of giftCards) putGiftCard(call, cart, giftCard);
};

/** updateCurrentCart: sets the given members; `null` clears a member (R474, R475). */
export const updateCurrentCart: Rule = (call) => {
  const { cart: changes } = call.body as UpdateCartV2Request;
  const cart = requireOpen(call);
  const before = cartBefore(cart);
  cart.about = aboutAfter(cart.about, changes as CartV2Changes);
  return changedV2(call, cart, before);
};

/** deleteCurrentCart: the next read is a 404 (R476). */
export const deleteCurrentCart: Rule = (call) => {
  const cart = requireCurrent(call);
  if (cart.orderId === null) {
    delete call.state.carts[keyOf(callerOf(call))];
    cartDeleted(call, cart);
  } else delete call.state.orderedCarts[cart.id];
  return {};
};

/** refreshCurrentCart: reads the catalog for every line (R460 to R463, R501). */
export const refreshCurrentCart: Rule = (call) => {
  const cart = requireOpen(call);
  refreshed(call, cart);
  return { cart: cartV2View(call, cart) };
};

/** updateFormSubmissionsInCurrentCart: keeps the submissions, which no answer shows. */
export const updateFormSubmissionsInCurrentCart: Rule = (call) => {
  const { formSubmissions = [] } = call.body as UpdateFormSubmissionsInCurrentCartRequest;
  const cart = requireOpen(call);
  const before = cartBefore(cart);
  for (const { id, formSubmissionId } of formSubmissions)
    if (id !== undefined && formSubmissionId !== undefined) cart.formSubmissions[id] = formSubmissionId;
  return changedV2(call, cart, before);
};
