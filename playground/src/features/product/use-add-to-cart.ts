import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isValidationError } from 'vitrine';
import type { CatalogReference } from 'vitrine/carts';
import { productQuery, useCartActions } from 'vitrine/react';
import type { CatalogProduct } from 'vitrine/state';
import { cartAdding, cartOpen, openedByAdd } from '../../lib/drawers.ts';
import { announce } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/shop.ts';
import type { ShownProduct } from '../cart/cart-lines.tsx';
import { piecesLeft } from '../cart/refusal.ts';

const notAdded = (reason: string): string => `${text.product.notAdded} ${reason}`;

/**
 * Adds the selected product to the cart. The platform may drop a line, lower its quantity without an error, or refuse
 * it; each is reported. `onStale` is called if the page shows an outdated product.
 */
export const useAddToCart = (product: CatalogProduct, onStale: () => void) => {
  const queryClient = useQueryClient();
  const actions = useCartActions();
  const [notice, setNotice] = useState<string>();
  const { reasons } = text.product;

  /** The platform does not say why an item was not added, so read the product again. */
  const explain = async (): Promise<void> => {
    setNotice(notAdded(reasons.checking));
    try {
      const { queryKey, queryFn } = productQuery({ id: product.id });
      const now = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      // Keep a deleted product on the page: refreshing would remove the message as well.
      if (!now) return setNotice(notAdded(reasons.gone));
      setNotice(notAdded(now.stock === 'sold-out' ? reasons.soldOut : reasons.changed));
      onStale();
    } catch {
      setNotice(notAdded(reasons.unknown));
    }
  };

  const add = async (quantity: number, refer: () => CatalogReference): Promise<void> => {
    // The second press of a double click adds nothing.
    if (cartAdding.get()) return;
    setNotice(undefined);
    let catalogReference: CatalogReference;
    try {
      catalogReference = refer();
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return setNotice(error.message);
    }
    // The cart shows the line immediately; its result is reported after the response.
    const shown: ShownProduct = { name: product.name, picture: product.pictures[0]?.url };
    cartAdding.set(true);
    openedByAdd.set(true);
    cartOpen.set(true);
    const result = await actions.add({ quantity, catalogReference }, { shown });
    cartAdding.set(false);
    if (result.outcome === 'applied' || result.outcome === 'capped') {
      announce(text.product.added(product.name));
      if (result.outcome === 'capped') setNotice(text.product.lowered(result.lines[0]?.got ?? 0));
      return;
    }
    cartOpen.set(false);
    if (result.outcome !== 'failed' || isApiError(result.error, 'ITEM_NOT_FOUND_IN_CATALOG'))
      return explain();
    const left = piecesLeft(result.error);
    setNotice(left === undefined ? failureText(result.error) : notAdded(reasons.fewer(left)));
  };
  return { add, notice };
};
