import type { CartV2 } from '../../../generated/carts-v2/types.ts';
import type { Cart, CartResponse } from '../../../generated/carts/types.ts';
import { announce, announceFresh, sequenceKey } from '../../engine/announce.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartV2View } from './second/cart-view.ts';
import { cartAnswer } from './cart-answer.ts';
import { cartView } from './cart-view.ts';
import { viewsOfEqualLines } from './equal-lines.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';

/**
 * A copy of a cart, for a comparison after a change. Deeper values are always replaced and never changed, so
 * the copy shares them, and equal parts are found by identity.
 */
export const cartBefore = (cart: CartRecord): CartRecord => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, ...(line.item && { item: { ...line.item } }) })),
  about: { ...cart.about },
  formSubmissions: { ...cart.formSubmissions },
});

/** Updates the date and the revision of a changed cart (R4, R530). */
export const completeWrite = (world: World, cart: CartRecord): void => {
  cart.updatedDate = world.clock.iso();
  cart.revision += 1;
};

/**
 * Completes a write: updates the date and the revision (R4) and announces the cart (R204). A new cart is announced as a
 * whole, a change with the current cart and the previous values of the changed fields.
 */
export const changed = (world: World, cart: CartRecord, before: CartRecord | undefined): CartResponse => {
  completeWrite(world, cart);
  return { cart: cartAnswer(world, cart, announceChange(world, cart, before).first) };
};

/** A cart as each family writes it. */
interface CartViews {
  readonly first: Cart;
  readonly second: CartV2;
}

/** Announces a new or changed cart in both families (R204, R560, R561). Returns its views. */
export const announceChange = (world: World, cart: CartRecord, before: CartRecord | undefined): CartViews => {
  const first = cartView(world, cart);
  if (before) cartUpdated(world, first, earlierView(world, before, cart, first));
  else cartCreated(world, first);
  const second = cartV2View(world, cart);
  if (before) cartV2Updated(world, second, earlierV2View(world, before, cart, second));
  else
    announceFresh(world, 'wix.ecom.v2.cart_created', { entityId: cart.id, createdEvent: { entity: second } });
  return { first, second };
};

const earlierView = (world: World, before: CartRecord, cart: CartRecord, view: Cart): Cart =>
  cartView(world, before, viewsOfEqualLines(before, cart, view.lineItems));

const earlierV2View = (world: World, before: CartRecord, cart: CartRecord, view: CartV2): CartV2 =>
  cartV2View(world, before, { known: viewsOfEqualLines(before, cart, view.lineItems) });

const cartCreated = (world: World, cart: Cart): void =>
  announceFresh(world, 'wix.ecom.v1.cart_created', {
    entityId: cart.id,
    createdEvent: { entity: cart },
  });

const cartV2Updated = (world: World, currentEntity: CartV2, before: CartV2): void => {
  const { id: entityId, updatedDate, revision } = currentEntity;
  const modifiedFields = differences({ ...before, updatedDate, revision }, currentEntity);
  announceFresh(world, 'wix.ecom.v2.cart_updated', {
    entityId,
    updatedEvent: { currentEntity, modifiedFields },
  });
};

const cartUpdated = (world: World, cart: Cart, before: Cart): void => {
  // Every write changes date and revision, so they are not among the changed fields.
  const { updatedDate, revision } = cart;
  announceFresh(world, 'wix.ecom.v1.cart_updated', {
    entityId: cart.id,
    updatedEvent: {
      currentEntity: cart,
      modifiedFields: differences({ ...before, updatedDate, revision }, cart),
    },
  });
};

/** Announces the end of a cart in both families: deleted, merged into another cart, or expired (R204, R560). */
export const cartDeleted = (world: World, cart: CartRecord): void => {
  cartGone(world, cart);
  announce(world, 'wix.ecom.v2.cart_deleted', {
    entityId: cart.id,
    deletedEvent: { deletedEntity: cartV2View(world, cart) },
  });
  forgetSequences(world, cart.id);
};

/**
 * Announces an ordered cart: for the first family the cart has ended, for the second it stays with its order
 * (R204, R477).
 * @param before The cart before the order.
 */
export const cartOrdered = (world: World, cart: CartRecord, before: CartRecord): void => {
  cartGone(world, cart);
  cartV2Updated(world, cartV2View(world, cart), cartV2View(world, before));
  forgetSequences(world, cart.id);
};

const cartGone = (world: World, cart: CartRecord): void =>
  announce(world, 'wix.ecom.v1.cart_deleted', {
    entityId: cart.id,
    deletedEvent: { deletedEntity: cartView(world, cart) },
  });

/** No notification about this cart follows (R203). */
const forgetSequences = ({ state }: World, id: string): void => {
  delete state.entitySequences[id];
  delete state.entitySequences[sequenceKey('wix.ecom.v2.cart', id)];
};
