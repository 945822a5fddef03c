import type { EstimateTotalsRequest } from '../../generated/carts/types.ts';
import { createObservable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import { estimateV1 } from './cart-v1.ts';
import type { CartCore } from './core.ts';
import { isNoCart } from './no-cart.ts';
import type { CartError, CartState, CartTotals, CartTotalsObservable, Confirmed } from './types.ts';

const NOT_YET: CartTotals = { data: undefined, pending: true, error: undefined };

/** Number of latest requests whose totals are kept even without a subscriber. */
const KEPT = 8;

/**
 * The totals of one request. They are estimated when the cart has settled for the first time, and again each time it
 * has settled with other contents.
 */
const createEstimate = (
  cart: CartCore,
  request: EstimateTotalsRequest,
): CartTotalsObservable & { readonly isWatched: () => boolean } => {
  const totals = createObservable(NOT_YET);
  /** The identity that the totals belong to; totals of a previous identity are not shown. */
  let identity = cart.engine.state.identities;
  const isSameIdentity = (): boolean => identity === cart.engine.state.identities;
  /** The cart of the last estimate, or of the estimate in flight. */
  let estimated: Confirmed;
  let turn = 0;
  /** Whether the cart was read again because the last estimate found no cart. */
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
      const data = await (cart.backend?.estimate ?? estimateV1)(request, { client: cart.client });
      if (mine === turn) settle({ data, error: undefined });
    } catch (cause) {
      if (mine === turn && isNoCart(cause) && !isReread) {
        isReread = true;
        // The platform has no cart: the confirmed cart is stale.
        await cart.engine.refresh();
      }
      // The previous estimate belongs to another state of the cart and must not be shown.
      if (mine === turn) settle({ data: undefined, error: cause as CartError });
    }
  };

  const follow = (): void => {
    if (!isSameIdentity()) {
      identity = cart.engine.state.identities;
      turn += 1;
      estimated = undefined;
      totals.set(NOT_YET);
    }
    const { confirmed, pending, status } = cart.getSnapshot();
    if (pending || status === 'loading') {
      // An estimate in flight belongs to the cart before the pending edits: discard its response.
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

  const watch = createWatch(() => {
    const leave = cart.subscribe(follow);
    follow();
    return leave;
  });
  return {
    getSnapshot: () => (isSameIdentity() ? totals.getSnapshot() : NOT_YET),
    subscribe: watch.over(totals).subscribe,
    retry: () => {
      estimated = undefined;
      follow();
    },
    isWatched: watch.isOpen,
  };
};

/**
 * Returns one observable for each request. An observable without a subscriber is kept only while its request is one of
 * the {@link KEPT} latest requests.
 */
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
