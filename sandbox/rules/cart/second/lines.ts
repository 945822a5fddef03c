import type {
  AddLineItemsToCurrentCartRequest,
  CartLineUpdate,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateLineItemsInCurrentCartRequest,
} from '../../../../generated/carts-v2/types.ts';
import { applicationError, fieldError } from '../../../engine/errors.ts';
import { callerOf, type CallContext, type Rule } from '../../../engine/context.ts';
import type { CartLineRecord, CartRecord } from '../../../records/state.ts';
import { exceedsMaxValue, itemOf } from '../cart-items.ts';
import { createCart, findCart } from '../current-cart.ts';
import { cartBefore } from '../cart-notifications.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { requireOpen } from './current.ts';
import {
  askFor,
  checkMemberships,
  checkRoom,
  insufficient,
  membershipOf,
  putLines,
  wantedLines,
} from './new-lines.ts';
import { changedV2 } from './notifications.ts';

/** addLineItemsToCurrentCart: all lines or none; makes the cart if there is none (R450, R454 to R459). */
export const addLineItemsToCurrentCart: Rule = (call) => {
  const { catalogItems = [], customItems = [] } = call.body as AddLineItemsToCurrentCartRequest;
  if (catalogItems.length + customItems.length === 0)
    throw applicationError(400, 'NO_LINE_ITEMS_TO_ADD', 'No line items to add');
  const wanted = wantedLines(call, catalogItems, customItems);
  const existing = findCart(call, callerOf(call));
  checkRoom(call, existing?.lines ?? [], wanted);
  const before = existing && cartBefore(existing);
  return allOrNothing(call, existing, () => {
    const cart = existing ?? createCart(call, callerOf(call));
    const fresh = putLines(call, cart, wanted);
    return changedV2(call, cart, before, fresh);
  });
};

/** Throws a 428 with the ids of lines that the cart does not have. */
const checkLines = ({ lines }: CartRecord, ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id));
  if (unknown.length > 0)
    throw applicationError(428, 'LINE_ITEM_NOT_FOUND_IN_CART', 'Line item not found in cart', {
      lineItemIds: unknown,
    });
};

/** removeLineItemsFromCurrentCart: if one id is unknown, nothing is removed (R468). */
export const removeLineItemsFromCurrentCart: Rule = (call) => {
  const { lineItemIds } = call.body as RemoveLineItemsFromCurrentCartRequest;
  const cart = requireOpen(call);
  checkLines(cart, lineItemIds);
  const before = cartBefore(cart);
  cart.lines = cart.lines.filter(({ id }) => !lineItemIds.includes(id));
  return changedV2(call, cart, before);
};

/** Throws a 400 for a list of updates that is empty, or that names a line twice or without a change (R467). */
const checkUpdates = (updates: readonly CartLineUpdate[]): void => {
  const empty = updates.filter((update) => Object.keys(update).length < 2);
  if (updates.length === 0 || empty.length > 0)
    throw applicationError(400, 'EMPTY_LINE_ITEM_UPDATES', 'Line item updates are empty', {
      lineItemIds: empty.map(({ lineItemId }) => lineItemId),
    });
  const ids = updates.map(({ lineItemId }) => lineItemId);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0)
    throw applicationError(400, 'DUPLICATE_LINE_ITEM_UPDATES', 'Duplicate line item updates', {
      duplicateLineItemIds: [...new Set(twice)],
    });
};

/** updateLineItemsInCurrentCart: sets quantities and memberships, all or none (R459, R466, R467, R469). */
export const updateLineItemsInCurrentCart: Rule = (call) => {
  const { lineItems = [] } = call.body as UpdateLineItemsInCurrentCartRequest;
  const cart = requireOpen(call);
  checkUpdates(lineItems);
  checkLines(
    cart,
    lineItems.map(({ lineItemId }) => lineItemId),
  );
  const before = cartBefore(cart);
  return allOrNothing(call, cart, () => {
    applyUpdates(call, cart, lineItems);
    return changedV2(call, cart, before);
  });
};

const applyUpdates = (call: CallContext, cart: CartRecord, updates: readonly CartLineUpdate[]): void => {
  const pairs = updates.flatMap((update): { line: CartLineRecord; update: CartLineUpdate }[] => {
    const line = cart.lines.find(({ id }) => id === update.lineItemId);
    return line ? [{ line, update }] : [];
  });
  const invalid = (found: typeof pairs) => found.map(({ line }) => ({ lineItemId: line.id }));
  const fixed = pairs.filter(
    ({ line, update }) =>
      line.custom?.fixedQuantity && update.quantity && update.quantity.newQuantity !== line.requested,
  );
  if (fixed.length > 0)
    throw applicationError(428, 'FIXED_QUANTITY_ITEM', 'The quantity of the item is fixed', {
      invalidItems: invalid(fixed),
    });
  const gone = pairs.filter(({ line }) => line.item && !itemOf(call, line));
  if (gone.length > 0)
    throw applicationError(428, 'ITEM_NOT_FOUND_IN_CATALOG', 'Item not found in catalog', {
      invalidItems: invalid(gone),
    });
  // Lines whose quantity falls are changed first, so that other lines of the same product can use the
  // returned stock.
  const wish = ({ line, update }: (typeof pairs)[number]) =>
    (update.quantity?.newQuantity ?? 0) - line.requested;
  const short = pairs
    .toSorted((left, right) => wish(left) - wish(right))
    .flatMap(({ line, update }) => {
      const { quantity, membershipPayment, selectedMembership } = update;
      const membership = membershipOf(membershipPayment, selectedMembership?.newMembership);
      if (membership) line.membership = membership;
      if (!quantity) return [];
      const availableQuantity = askFor(call, cart, line, quantity.newQuantity);
      return availableQuantity === undefined
        ? []
        : [{ id: { lineItemId: line.id }, requestedQuantity: quantity.newQuantity, availableQuantity }];
    });
  if (short.length > 0) throw insufficient(short);
  if (exceedsMaxValue(cart.lines))
    throw fieldError('lineItems', 'DECIMAL_LTE', 'makes the cart worth more than 10^15');
  checkMemberships(call, cart);
};
