import { onReturn } from '../core/on-return.ts';
import { createActions } from './actions.ts';
import { createCartCore } from './core.ts';
import { createLineActions } from './line-actions.ts';
import { cartIn, unlessNone } from './no-cart.ts';
import { bounded } from './bounded.ts';
import { createTotals } from './totals.ts';
import type { CartClient, CartOptions, CartState } from './types.ts';

/**
 * Makes the current cart of a client, for any framework; make one for each client. The first subscriber starts the read
 * of the cart. Edits show at once; all amounts come from the platform.
 *
 * - A cart that does not exist shows as an empty cart.
 * - Edits can be made at any time. Edits of one line are sent one after the other, and a newer quantity supersedes a
 * waiting quantity. Edits of different lines or fields are sent concurrently. After concurrent edits the cart is read
 * once.
 * - After a failure the confirmed value shows again, with the error beside it. If a response is lost, the cart is read
 * to find the effect of the edit; the edit is not sent again.
 * - When the person comes back to the page (it becomes visible, the browser restores it from its history, or it is online
 * again), the cart is read again, because another tab or device may have changed it.
 * - When the identity changes, the cart is discarded and read again.
 */
export const createCart = (client: CartClient, { read, ...options }: CartOptions = {}): CartState => {
  const core = createCartCore(client, {
    ...options,
    onReturn,
    read: read && ((join) => unlessNone(cartIn(bounded(read(join)), 'no'))),
  });
  const { engine, getSnapshot, subscribe } = core;
  return {
    getSnapshot,
    subscribe,
    totals: createTotals(core),
    adopt: engine.adopt,
    mark: engine.writes,
    invalidate: engine.invalidate,
    ...createActions(core, createLineActions(core)),
  };
};
