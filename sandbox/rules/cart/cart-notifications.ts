import type { Cart, CartResponse } from '../../../generated/carts/types.ts';
import { announce } from '../../engine/announce.ts';
import { plainCopy } from '../../engine/values/plain-copy.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartAnswer } from './cart-answer.ts';
import { cartView } from './cart-view.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';

/** A cart as it is now, to be compared with what it is after a change. */
export const asItIs = (cart: CartRecord): CartRecord => plainCopy(cart);

/**
 * Every write bumps the date and the revision (R4), and is told (R204): a new cart whole, a change with the cart after it
 * and the former values of what it has changed.
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
  // That a write bumps date and revision says nothing about what it has changed.
  const { updatedDate, revision } = cart;
  announce(world, 'wix.ecom.v1.cart_updated', {
    entityId: cart.id,
    updatedEvent: {
      currentEntity: cart,
      modifiedFields: differences({ ...before, updatedDate, revision }, cart),
    },
  });
};

/** Tells that a cart is gone: deleted, ordered, merged into another, or too old (R204). */
export const cartDeleted = (world: World, cart: CartRecord): void => {
  announce(world, 'wix.ecom.v1.cart_deleted', {
    entityId: cart.id,
    deletedEvent: { deletedEntity: cartView(world, cart) },
  });
  // No notification follows the last one (R203).
  delete world.state.entitySequences[cart.id];
};
