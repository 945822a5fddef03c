import { createActions } from './actions.ts';
import { createCartCore } from './core.ts';
import { createLineActions } from './line-actions.ts';
import { createTotals } from './totals.ts';
import type { CartClient, CartOptions, CartState } from './types.ts';

/**
 * The current cart of a client, for any framework. It is read when somebody subscribes, not before; make one for each
 * client. What was asked for shows at once, what it costs is only ever what the platform said (specification 7).
 *
 * - A cart that does not exist is an empty one (R50).
 * - Edits are never blocked. Those of one line take turns, and only the newest wish is sent; edits of other things are
 *   under way beside it. When they overlapped, one read after the last of them settles everything.
 * - A failure brings the confirmed value back, with the error beside it. When an answer was lost, the cart is read, and
 *   nothing is sent twice.
 * - Another identity has another cart: everything starts anew.
 */
export const createCart = (client: CartClient, options: CartOptions = {}): CartState => {
  const core = createCartCore(client, options);
  const { engine, getSnapshot, subscribe } = core;
  return {
    getSnapshot,
    subscribe,
    totals: createTotals(core),
    adopt: engine.adopt,
    mark: engine.writes,
    invalidate: engine.doubt,
    ...createActions(core, createLineActions(core)),
  };
};
