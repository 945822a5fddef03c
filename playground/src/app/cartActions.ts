import { createContext, useContext } from 'react';
import type { LineItem } from 'vitrine/carts';
import type { QuantityQueue } from '../lib/quantityQueue.ts';

export interface CartActions extends QuantityQueue {
  readonly remove: (line: LineItem) => void;
}

export const CartActionsContext = createContext<CartActions | undefined>(undefined);

/** What can be done with the lines of the cart. */
export const useCartActions = (): CartActions => {
  const actions = useContext(CartActionsContext);
  if (!actions) throw new Error('useCartActions() needs <CartProvider> above it.');
  return actions;
};
