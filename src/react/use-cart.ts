import { useState } from 'react';
import type { EstimateTotalsRequest } from '../../generated/carts/types.ts';
import type { CartActions, CartLineActions, CartSnapshot, CartTotals } from '../cart/types.ts';
import { useCache } from './binding.ts';
import { actionsOf, lineActionsOf, shownCart, totalsOf } from './cart-of.ts';
import { useObservable } from './use-observable.ts';

/**
 * The current cart, as it is to be shown: wanted quantities at once, amounts as the platform named them last and marked
 * while they are out of date, errors beside what they are about. A cart that does not exist is an empty one (R50).
 *
 * All components of a QueryClient share one cart, which is read once. With a selector a component is drawn again only
 * when what it selects has changed: `useCart((cart) => cart.count)`. Nothing is read while a server renders; what
 * `prefetchCart` put into the cache is shown there, and the page begins with the same.
 */
export const useCart = <Selected = CartSnapshot>(select?: (cart: CartSnapshot) => Selected): Selected =>
  useObservable(shownCart(useCache()), select);

/**
 * The edits of the lines of the current cart; the same object in every render. A page that has no coupon, note, details
 * or checkout then carries no code for them.
 */
export const useCartLineActions = (): CartLineActions => lineActionsOf(shownCart(useCache()).core);

/** All edits of the current cart; the same object in every render. */
export const useCartActions = (): CartActions => actionsOf(shownCart(useCache()).core);

/** {@link CartTotals}, and how to try again. */
export interface CartTotalsResult extends CartTotals {
  readonly retry: () => void;
}

/**
 * What the current cart comes to, estimated by the platform once the edits of the cart have settled. While it is asked
 * anew, also with another request, the earlier amounts stay and `pending` is true.
 * @param request Address, way of shipping, memberships to reckon with; what is absent is taken from the cart.
 */
export const useCartTotals = (request: EstimateTotalsRequest = {}): CartTotalsResult => {
  const observable = totalsOf(shownCart(useCache()).core)(request);
  const totals = useObservable(observable);
  const [earlier, setEarlier] = useState(totals.data);
  if (totals.data && totals.data !== earlier) setEarlier(totals.data);
  const data = totals.data ?? (totals.pending ? earlier : undefined);
  return { ...totals, data, retry: observable.retry };
};
