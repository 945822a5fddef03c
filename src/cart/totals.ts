import type { EstimateTotalsRequest } from '../../generated/carts/types.ts';
import { estimateCurrentCartTotals } from '../../generated/carts/operations.ts';
import { createObservable } from '../core/observable.ts';
import type { CartCore } from './core.ts';
import { isNoCart } from './no-cart.ts';
import type { CartError, CartState, CartTotals, CartTotalsObservable, Confirmed } from './types.ts';

/** How many requests are remembered while nobody looks at them. */
const KEPT = 8;

/** One estimate: asked for once the cart has settled, and again when it has settled in another state. */
const createEstimate = (
  cart: CartCore,
  request: EstimateTotalsRequest,
): CartTotalsObservable & { readonly isWatched: () => boolean } => {
  const totals = createObservable<CartTotals>({ data: undefined, pending: true, error: undefined });
  let watchers = 0;
  let leave = (): void => {};
  /** The cart that was estimated, or is being estimated now. */
  let estimated: Confirmed;
  let turn = 0;
  /** The cart was read because the last estimate knew of none. */
  let isReread = false;

  const put = (change: Partial<CartTotals>): void =>
    totals.set((before) => {
      const after = { ...before, ...change };
      const isSame = (Object.keys(after) as (keyof CartTotals)[]).every((key) => after[key] === before[key]);
      return isSame ? before : after;
    });

  const settle = (end: Pick<CartTotals, 'data' | 'error'>): void => {
    isReread = false;
    put({ ...end, pending: false });
  };

  const estimate = async (): Promise<void> => {
    const mine = ++turn;
    put({ pending: true });
    try {
      const data = await estimateCurrentCartTotals(request, { client: cart.client });
      if (mine === turn) settle({ data, error: undefined });
    } catch (cause) {
      if (mine === turn && isNoCart(cause) && !isReread) {
        isReread = true;
        // The platform says that there is no cart: the one that is known is out of date.
        await cart.engine.refresh();
      }
      // The earlier estimate is about another cart: nothing is known now.
      if (mine === turn) settle({ data: undefined, error: cause as CartError });
    }
  };

  const follow = (): void => {
    const { confirmed, pending, status } = cart.getSnapshot();
    if (pending || status === 'loading') {
      // What is being estimated now would be shown beside a cart that it is not about.
      turn += 1;
      estimated = undefined;
      put({ pending: true });
    } else if (!confirmed || confirmed.lineItems.length === 0) {
      turn += 1;
      estimated = confirmed;
      settle({ data: undefined, error: undefined });
    } else if (confirmed !== estimated) {
      estimated = confirmed;
      void estimate();
    }
  };

  return {
    getSnapshot: totals.getSnapshot,
    subscribe: (listener) => {
      const stop = totals.subscribe(listener);
      if (watchers++ === 0) {
        leave = cart.subscribe(follow);
        follow();
      }
      let isIn = true;
      return () => {
        stop();
        if (isIn && --watchers === 0) leave();
        isIn = false;
      };
    },
    retry: () => {
      estimated = undefined;
      follow();
    },
    isWatched: () => watchers > 0,
  };
};

/** Gives one observable for each request; those that nobody looks at are forgotten after a while. */
export const createTotals = (cart: CartCore): CartState['totals'] => {
  const estimates = new Map<string, ReturnType<typeof createEstimate>>();
  return (request: EstimateTotalsRequest = {}): CartTotalsObservable => {
    const key = JSON.stringify(request);
    const estimate = estimates.get(key) ?? createEstimate(cart, request);
    estimates.delete(key);
    estimates.set(key, estimate);
    for (const [old, { isWatched }] of [...estimates].slice(0, -KEPT))
      if (!isWatched()) estimates.delete(old);
    return estimate;
  };
};
