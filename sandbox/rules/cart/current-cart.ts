import { applicationError } from '../../engine/errors.ts';
import { callerOf, keyOf, newId, type CallContext, type World } from '../../engine/context.ts';
import type { Caller, CartRecord } from '../../records/state.ts';
import { newAbout } from './cart-about.ts';
import { cartDeleted } from './cart-notifications.ts';

const DAY = 86_400_000;

/** The cart of a caller. The cart of an inactive visitor is dropped after some days (R51, R60). */
export const findCart = (world: World, caller: Caller): CartRecord | undefined => {
  const cart = world.state.carts[keyOf(caller)];
  return cart && !dropStaleCart(world, cart) ? cart : undefined;
};

/** The last instant of a cart: a visitor's cart ends some days after its last change (R60), other carts never. */
export const cartEnd = ({ state }: World, { owner, updatedDate }: CartRecord): number =>
  owner.role === 'visitor' ? Date.parse(updatedDate) + state.settings.cartDays * DAY : Infinity;

/**
 * Drops a visitor's cart that has expired; the announcement has the instant of the expiry (R60). Returns whether the
 * cart was dropped.
 */
export const dropStaleCart = (world: World, cart: CartRecord): boolean => {
  const { state, clock } = world;
  const ends = cartEnd(world, cart);
  if (clock.now() <= ends) return false;
  delete state.carts[keyOf(cart.owner)];
  clock.at(ends, () => cartDeleted({ ...world, caller: null }, cart));
  return true;
};

/** The cart of the caller. Throws a 404 OWNED_CART_NOT_FOUND before the first add and after a delete (R50). */
export const requireCart = (call: CallContext): CartRecord => {
  const cart = findCart(call, callerOf(call));
  if (!cart) throw applicationError(404, 'OWNED_CART_NOT_FOUND', 'Cart not found');
  return cart;
};

/** Makes the current cart of a caller (R50, R450). */
export const createCart = (world: World, owner: Caller): CartRecord => {
  const now = world.clock.iso();
  const cart: CartRecord = {
    id: newId(world, 'cart'),
    owner,
    lines: [],
    coupons: [],
    merchantDiscounts: [],
    about: newAbout(),
    giftCards: [],
    settings: {},
    formSubmissions: {},
    purchaseFlowId: newId(world, 'flow'),
    checkoutId: null,
    orderId: null,
    createdDate: now,
    updatedDate: now,
    revision: 1,
  };
  world.state.carts[keyOf(owner)] = cart;
  return cart;
};
