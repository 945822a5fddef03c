import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isValidationError } from 'vitrine';
import type { CatalogReference } from 'vitrine/carts';
import type { Product } from 'vitrine/catalog-v1';
import { useCartActions } from 'vitrine/react';
import { getProductQuery } from 'vitrine/react/catalog-v1';
import { cartAdding, cartOpen } from '../../lib/drawers.ts';
import { announce } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import type { ShownProduct } from '../cart/cart-lines.tsx';

/**
 * Adds the selected product to the cart. The platform may drop a line or lower its quantity without an error; both are
 * reported. `onStale` is called if the page shows an outdated product.
 */
export const useAddToCart = (product: Product, onStale: () => void) => {
  const queryClient = useQueryClient();
  const actions = useCartActions();
  const [notice, setNotice] = useState<string>();

  /** The platform does not say why a line was dropped, so read the product again. */
  const explain = async (): Promise<void> => {
    setNotice(`${text.product.notAdded} ${text.product.reasons.checking}`);
    try {
      const { product: now } = await queryClient.fetchQuery({
        ...getProductQuery(product.id, undefined),
        staleTime: 0,
      });
      const out = now.stock?.inventoryStatus === 'OUT_OF_STOCK';
      setNotice(
        `${text.product.notAdded} ${out ? text.product.reasons.soldOut : text.product.reasons.changed}`,
      );
      onStale();
    } catch (error) {
      // Keep a deleted product on the page: refreshing would remove the message as well.
      const gone = isApiError(error) && error.status === 404;
      setNotice(
        `${text.product.notAdded} ${gone ? text.product.reasons.gone : text.product.reasons.unknown}`,
      );
    }
  };

  const add = async (quantity: number, refer: () => CatalogReference): Promise<void> => {
    setNotice(undefined);
    let catalogReference: CatalogReference;
    try {
      catalogReference = refer();
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return setNotice(error.message);
    }
    // The cart shows the line immediately; its result is reported after the response.
    const shown: ShownProduct = { name: product.name, picture: product.media?.mainMedia?.image?.url };
    cartAdding.set(true);
    cartOpen.set(true);
    const result = await actions.add({ quantity, catalogReference }, { shown });
    cartAdding.set(false);
    if (result.outcome === 'applied' || result.outcome === 'capped') {
      announce(text.product.added(product.name));
      if (result.outcome === 'capped') setNotice(text.product.lowered(result.lines[0]?.got ?? 0));
      return;
    }
    cartOpen.set(false);
    if (result.outcome === 'failed') return setNotice(failureText(result.error));
    return explain();
  };
  return { add, notice };
};
