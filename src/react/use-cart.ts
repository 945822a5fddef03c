import { useState } from 'react';
import type { EstimateTotalsRequest } from '../../generated/carts/types.ts';
import type { CartActions, CartLineActions, CartSnapshot, CartTotals } from '../cart/types.ts';
import { useCache } from './binding.ts';
import { actionsOf, lineActionsOf, shownCart, totalsOf } from './cart-of.ts';
import { useObservable } from './use-observable.ts';

/**
 * The current cart for display: requested quantities at once, the platform's latest amounts, marked as pending while
 * they are stale, and each error beside its line or field. If there is no cart, it shows as an empty cart.
 *
 * All components of a QueryClient share one cart, which is read once. With a selector, a component renders again only
 * when the selected value has changed: `useCart((cart) => cart.count)`. Server rendering sends no read; if
 * `prefetchCart` put a cart into the cache, the server renders this cart, and the page begins with it.
 */
export const useCart = <Selected = CartSnapshot>(select?: (cart: CartSnapshot) => Selected): Selected =>
  useObservable(shownCart(useCache()), select);

/**
 * The edits of the lines of the current cart; the same object in every render. If a page uses no coupon, note, details
 * or checkout, its bundle does not include their code.
 */
export const useCartLineActions = (): CartLineActions => lineActionsOf(shownCart(useCache()).core);

/** All edits of the current cart; the same object in every render. */
export const useCartActions = (): CartActions => actionsOf(shownCart(useCache()).core);

/** {@link CartTotals}, and a function to estimate again. */
export interface CartTotalsResult extends CartTotals {
  readonly retry: () => void;
}

/**
 * The totals of the current cart, estimated by the platform once the edits of the cart have settled. During a new
 * estimate, also with another request, the previous amounts stay and `pending` is true.
 * @param request Address, shipping option and memberships of the estimate; absent members are taken from the cart. The
 * second version of the cart refuses other values than the cart's with `estimate-for-other-values`: for a page that works
 * with both versions, set them by `setDetails()` and omit the request.
 */
export const useCartTotals = (request: EstimateTotalsRequest = {}): CartTotalsResult => {
  const { core } = shownCart(useCache());
  const observable = totalsOf(core)(request);
  const totals = useObservable(observable);
  const { identities } = core.engine.state;
  const [earlier, setEarlier] = useState({ data: totals.data, identities });
  if (totals.data && totals.data !== earlier.data) setEarlier({ data: totals.data, identities });
  // The amounts of a previous identity must not be shown.
  const kept = totals.pending && earlier.identities === identities ? earlier.data : undefined;
  const data = totals.data ?? kept;
  return { ...totals, data, retry: observable.retry };
};
