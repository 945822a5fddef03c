import { announce } from '../announce.ts';
import type { CartRecord } from '../state.ts';
import { cartView } from './cart-view.ts';
import type { World } from './context.ts';

/** Tells of a new cart, whole (R204). */
export const cartCreated = (world: World, cart: CartRecord): void =>
  announce(world, 'wix.ecom.v1.cart_created', {
    entityId: cart.id,
    createdEvent: { entity: cartView(world, cart) },
  });

/** Tells how a cart is after a change (R204). */
export const cartUpdated = (world: World, cart: CartRecord): void =>
  announce(world, 'wix.ecom.v1.cart_updated', {
    entityId: cart.id,
    updatedEvent: { currentEntity: cartView(world, cart) },
  });

/** Tells that a cart is gone: deleted, ordered, merged into another, or too old (R204). */
export const cartDeleted = (world: World, cart: CartRecord): void =>
  announce(world, 'wix.ecom.v1.cart_deleted', {
    entityId: cart.id,
    deletedEvent: { deletedEntity: cartView(world, cart) },
  });
