import type { Cart, CartResponse } from '../../../generated/carts/types.ts';
import { announce } from '../../engine/announce.ts';
import { plainCopy } from '../../engine/values/plain-copy.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartAnswer } from './cart-answer.ts';
import { cartView } from './cart-view.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';

/** A copy of a cart, to compare with the cart after a change. */
export const cartBefore = (cart: CartRecord): CartRecord => plainCopy(cart);

/**
 * Updates the date and the revision of a changed cart (R4) and announces the change (R204): a new cart as a whole, a
 * changed cart with its previous values.
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
  // The date and the revision change at every write and are not part of the difference.
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
  // The sequence ends with this notification (R203).
  delete world.state.entitySequences[cart.id];
};
