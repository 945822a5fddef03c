import type {
  AddToCartRequest,
  CartInfo,
  CatalogReference,
  EstimateTotalsRequest,
  NewCustomLineItem,
  RemoveLineItemsRequest,
  UpdateCartRequest,
  UpdateLineItemsQuantityRequest,
} from '../../../generated/carts/types.ts';
import { fieldError, validationError, type FieldViolation } from '../../engine/errors.ts';
import type { CartLineRecord, CartRecord, SeenItem } from '../../records/state.ts';
import {
  findItem,
  exceedsMaxValue,
  itemOf,
  MAX_QUANTITY,
  maxQuantity,
  priceLines,
  seeItem,
} from './cart-items.ts';
import { aboutFrom, infoOf } from './cart-about.ts';
import { applyCartInfo } from './cart-info.ts';
import { cartBefore, cartDeleted, changed } from './cart-notifications.ts';
import { cartAnswer } from './cart-answer.ts';
import { checkCoupon, couponError, setCoupon } from './coupons.ts';
import { createCart, findCart, requireCart } from './current-cart.ts';
import { keyOfFound, keyOfLine, type Wanted } from './line-key.ts';
import { callerOf, keyOf, newId, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { estimateView } from './totals-view.ts';

/** getCurrentCart (R50). */
export const getCurrentCart: Rule = (call) => ({ cart: cartAnswer(call, requireCart(call)) });

/** deleteCurrentCart: deletes the cart; the next add creates a new one (R50). */
export const deleteCurrentCart: Rule = (call) => {
  const cart = requireCart(call);
  delete call.state.carts[keyOf(callerOf(call))];
  cartDeleted(call, cart);
  return {};
};

/** Resolves catalog references. Items that are not found are left out; in strict mode they fail the call (R52). */
const lookUp = (
  call: CallContext,
  items: readonly { catalogReference: CatalogReference; quantity?: number }[],
): Wanted[] => {
  const violations: FieldViolation[] = [];
  const wanted = items.flatMap(({ catalogReference: reference, quantity = 1 }, index): Wanted[] => {
    const found = findItem(call, reference);
    if (typeof found !== 'string') return [{ reference, quantity, found }];
    if (!call.state.settings.storeAppIds.includes(reference.appId))
      call.warn?.(`left lineItems[${index}] out: ${found}`);
    violations.push({
      field: `lineItems[${index}].catalogReference`,
      description: `cannot be added: ${found}`,
      violatedRule: 'VALIDATION',
    });
    return [];
  });
  if (violations.length > 0 && call.state.settings.strict) throw validationError(violations);
  return wanted;
};

/**
 * Adds a line, or sets or raises the quantity of the line with the same item and options. The quantity is lowered to
 * the stock; a line with quantity 0 is not added (R53, R54).
 */
const putLine = (call: CallContext, cart: CartRecord, wanted: Wanted, raise: boolean): void => {
  const { product, variant } = wanted.found;
  const line = cart.lines.find((candidate) => keyOfLine(candidate) === keyOfFound(wanted));
  const { options } = wanted.reference;
  const most = maxQuantity(cart.lines, product, variant, line, options) ?? MAX_QUANTITY;
  const quantity = Math.min(wanted.quantity + (raise && line ? line.quantity : 0), most, MAX_QUANTITY);
  if (quantity < 1) return;
  setQuantity(call, cart, line ?? newLine(call, cart, wanted), quantity);
};

/** Adds a line for an item of the catalog, without a quantity. */
export const newLine = (
  world: World,
  cart: CartRecord,
  {
    reference: { appId, options = {} },
    found: { product, variant, customTextFields, modifiers = {} },
  }: Omit<Wanted, 'quantity'>,
): CartLineRecord => {
  const last: SeenItem = { name: product.name, price: '0', full: '0', status: 'IN_STOCK', available: null };
  const ids = { productId: product.id, variantId: variant.id };
  const line = {
    id: newId(world, 'line'),
    quantity: 0,
    requested: 0,
    item: {
      appId,
      ...ids,
      options,
      customTextFields,
      ...(Object.keys(modifiers).length > 0 && { modifiers }),
      last,
    },
  };
  cart.lines.push(line);
  return line;
};

/** Sets the quantity of a line, which is also the requested one, and looks at the catalog. */
export const setQuantity = (world: World, cart: CartRecord, line: CartLineRecord, quantity: number): void => {
  line.quantity = quantity;
  line.requested = quantity;
  seeItem(world, cart, line);
};

/** Adds custom lines. */
const putCustomLines = (call: CallContext, cart: CartRecord, items: readonly NewCustomLineItem[]): void => {
  for (const { id, ...custom } of items)
    cart.lines.push({
      id: id ?? newId(call, 'line'),
      quantity: custom.quantity,
      requested: custom.quantity,
      custom,
    });
};

/** Throws a 400 for a cart whose value a response could not show. */
const checkWorth = (lines: readonly Pick<CartLineRecord, 'custom' | 'quantity'>[], field: string): void => {
  if (exceedsMaxValue(lines)) throw fieldError(field, 'DECIMAL_LTE', 'makes the cart worth more than 10^15');
};

/**
 * Checks, before any change, that the cart can hold the lines. Throws a 400 if the id of a custom line is taken (R56),
 * or if the cart would have too many lines (R61). An item that only raises the quantity of a line counts as no new
 * line.
 */
const checkRoom = (
  { state }: World,
  lines: readonly CartLineRecord[],
  wanted: readonly Wanted[],
  customs: readonly NewCustomLineItem[],
): void => {
  const ids = new Set(lines.map(({ id }) => id));
  for (const [index, { id }] of customs.entries()) {
    if (id !== undefined && ids.has(id))
      throw fieldError(`customLineItems[${index}].id`, 'VALIDATION', 'is the id of another line');
    if (id !== undefined) ids.add(id);
  }
  const known = new Set(lines.map(keyOfLine));
  const fresh = new Set(wanted.map(keyOfFound).filter((key) => !known.has(key)));
  const { cartLines } = state.settings;
  if (lines.length + fresh.size + customs.length > cartLines)
    throw fieldError('lineItems', 'MAX_SIZE', `a cart holds at most ${cartLines} lines`);
  checkWorth(
    [...lines, ...customs.map((custom) => ({ custom, quantity: custom.quantity }))],
    'customLineItems',
  );
};

/** addToCurrentCart (R50 to R54, R56, R61). */
export const addToCurrentCart: Rule = (call) => {
  const { lineItems = [], customLineItems = [], businessLocationId } = call.body as AddToCartRequest;
  const caller = callerOf(call);
  const existing = findCart(call, caller);
  const wanted = lookUp(call, lineItems);
  checkRoom(call, existing?.lines ?? [], wanted, customLineItems);
  const before = existing && cartBefore(existing);
  const cart = existing ?? createCart(call, caller);
  for (const entry of wanted) putLine(call, cart, entry, true);
  putCustomLines(call, cart, customLineItems);
  if (businessLocationId !== undefined) cart.about.locationId = businessLocationId;
  return changed(call, cart, before);
};

/** removeLineItemsFromCurrentCart: ignores unknown ids. An empty cart stays (R50). */
export const removeLineItemsFromCurrentCart: Rule = (call) => {
  const { lineItemIds } = call.body as RemoveLineItemsRequest;
  const cart = requireCart(call);
  const before = cartBefore(cart);
  cart.lines = cart.lines.filter(({ id }) => !lineItemIds.includes(id));
  return changed(call, cart, before);
};

/**
 * updateCurrentCartLineItemQuantity: lowers quantities to the stock (R54). If one id is unknown, nothing is changed.
 * The quantity 0 removes the line, if the site allows it (R55).
 */
export const updateCurrentCartLineItemQuantity: Rule = (call) => {
  const { lineItems } = call.body as UpdateLineItemsQuantityRequest;
  const cart = requireCart(call);
  const updates = lineItems.map(({ id, quantity }, index) => {
    const line = cart.lines.find((candidate) => candidate.id === id);
    if (!line) throw fieldError(`lineItems[${index}].id`, 'VALIDATION', 'is not a line of this cart');
    return { line, quantity };
  });
  const quantities = new Map(updates.map(({ line, quantity }) => [line, quantity]));
  checkWorth(
    cart.lines.map((line) => ({ ...line, quantity: quantities.get(line) ?? line.quantity })),
    'lineItems',
  );
  const before = cartBefore(cart);
  cart.lines = cart.lines.filter((line) => quantities.get(line) !== 0);
  for (const { line, quantity } of updates) {
    const found = itemOf(call, line);
    const most = found
      ? maxQuantity(cart.lines, found.product, found.variant, line)
      : (line.custom?.quantityAvailable ?? null);
    // A line whose item is sold out keeps its quantity; its availability shows the change.
    if (most === 0 || (line.item && !found)) continue;
    const kept = Math.min(quantity, most ?? MAX_QUANTITY);
    setQuantity(call, cart, line, kept);
  }
  return changed(call, cart, before);
};

/**
 * updateCurrentCart: sets info (R58), lines, merchant discounts (R59; `x-elevated` of the description says who may) and
 * the coupon (R65 to R70), all or none.
 */
export const updateCurrentCart: Rule = (call) => {
  const body = call.body as UpdateCartRequest;
  const { lineItems = [], customLineItems = [], merchantDiscounts, couponCode } = body;
  const existing =
    lineItems.length + customLineItems.length > 0 ? findCart(call, callerOf(call)) : requireCart(call);
  const wanted = lookUp(call, lineItems);
  checkRoom(call, existing?.lines ?? [], wanted, customLineItems);
  const info: CartInfo = applyCartInfo(
    existing ? infoOf(existing) : {},
    body.cartInfo,
    body.cartFieldmask?.toString(),
  );
  const before = existing && cartBefore(existing);
  const cart = existing ?? createCart(call, callerOf(call));
  for (const entry of wanted) putLine(call, cart, entry, false);
  putCustomLines(call, cart, customLineItems);
  if (couponCode !== undefined) {
    const check = checkCoupon(call, couponCode, priceLines(call, cart), cart.owner);
    if ('code' in check) {
      if (before) cart.lines = before.lines;
      // This call created the cart, so the refusal removes it.
      else delete call.state.carts[keyOf(cart.owner)];
      throw couponError(check);
    }
    setCoupon(cart, check.coupon.code);
  }
  cart.about = aboutFrom(cart.about, info);
  if (merchantDiscounts)
    cart.merchantDiscounts = merchantDiscounts.map(({ amount, lineItemIds = [] }) => ({
      amount: amount.amount,
      lineItemIds: [...lineItemIds],
    }));
  return changed(call, cart, before);
};

/** removeCouponFromCurrentCart: a cart without a coupon is not an error. */
export const removeCouponFromCurrentCart: Rule = (call) => {
  const cart = requireCart(call);
  const before = cartBefore(cart);
  cart.coupons = [];
  return changed(call, cart, before);
};

/** estimateCurrentCartTotals (R75 to R82). */
export const estimateCurrentCartTotals: Rule = (call) =>
  estimateView(call, requireCart(call), call.body as EstimateTotalsRequest);
