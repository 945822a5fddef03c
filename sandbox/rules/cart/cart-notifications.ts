import type { Cart, CartResponse } from '../../../generated/carts/types.ts';
import { announce } from '../../engine/announce.ts';
import { plainCopy } from '../../engine/values/plain-copy.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartAnswer } from './cart-answer.ts';
import { cartView } from './cart-view.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';

/** A copy of a cart, for a comparison after a change. */
export const cartBefore = (cart: CartRecord): CartRecord => plainCopy(cart);

/**
 * Completes a write: updates the date and the revision (R4) and announces the cart (R204). A new cart is announced as a
 * whole, a change with the current cart and the previous values of the changed fields.
 */
export const changed = (world: World, cart: CartRecord, before: CartRecord | undefined): CartResponse => {
  cart.updatedDate = world.clock.iso();
  cart.revision += 1;
  const view = cartView(world, cart);
  if (before) cartUpdated(world, view, cartView(world, before));
  else cartCreated(world, view);
  return { cart: cartAnswer(world, cart, view) };
};

const cartCreated = (world: World, cart: Cart): void =>
  announce(world, 'wix.ecom.v1.cart_created', {
    entityId: cart.id,
    createdEvent: { entity: cart },
  });

const cartUpdated = (world: World, cart: Cart, before: Cart): void => {
  // Every write changes date and revision, so they are not among the changed fields.
  const { updatedDate, revision } = cart;
  announce(world, 'wix.ecom.v1.cart_updated', {
    entityId: cart.id,
    updatedEvent: {
      currentEntity: cart,
      modifiedFields: differences({ ...before, updatedDate, revision }, cart),
    },
  });
};

/** Announces the end of a cart: deleted, ordered, merged into another cart, or expired (R204). */
export const cartDeleted = (world: World, cart: CartRecord): void => {
  announce(world, 'wix.ecom.v1.cart_deleted', {
    entityId: cart.id,
    deletedEvent: { deletedEntity: cartView(world, cart) },
  });
  // No notification about this cart follows (R203).
  delete world.state.entitySequences[cart.id];
};
