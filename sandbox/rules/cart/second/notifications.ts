import type { CartSummary, CartV2Response } from '../../../../generated/carts-v2/types.ts';
import { announce } from '../../../engine/announce.ts';
import type { World } from '../../../engine/context.ts';
import type { CartRecord } from '../../../records/state.ts';
import { announceChange, cartBefore, completeWrite } from '../cart-notifications.ts';
import { cartV2View } from './cart-view.ts';
import { refreshLines } from './refresh.ts';

/**
 * Completes a write of the second family: date, revision (R530) and the notifications of both families (R561).
 * @param before The cart before the change; undefined: the call created it.
 */
export const changedV2 = (
  world: World,
  cart: CartRecord,
  before: CartRecord | undefined,
  fresh?: ReadonlySet<string>,
): CartV2Response => {
  completeWrite(world, cart);
  const { second } = announceChange(world, cart, before);
  return { cart: fresh ? cartV2View(world, cart, { fresh }) : second };
};

/** Brings a cart up to date with the catalog; a change counts as one of the cart (R501, R532). */
export const refreshed = (world: World, cart: CartRecord): void => {
  const before = cartBefore(cart);
  if (!refreshLines(world, cart)) return;
  completeWrite(world, cart);
  announceChange(world, cart, before);
};

/** Announces the totals of a cart (R515). */
export const announceCalculated = (world: World, summary: CartSummary): void =>
  announce(world, 'wix.ecom.v2.cart_calculated', {
    entityId: summary.cartId,
    actionEvent: { body: summary },
  });
