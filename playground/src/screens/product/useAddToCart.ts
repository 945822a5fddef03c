import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isValidationError } from 'vitrine';
import type { CatalogReference } from 'vitrine/carts';
import type { Product } from 'vitrine/catalog-v1';
import { addedOutcome } from 'vitrine/outcomes';
import { getGetProductQueryOptions } from 'vitrine/react/catalog-v1';
import { useAddToCurrentCart } from 'vitrine/react/carts';
import { cartOpen } from '../../app/drawers.ts';
import { keepCart } from '../../app/CartProvider.tsx';
import { useCart } from '../../app/useCart.ts';
import { announce } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';

/**
 * Adds the chosen product. The platform may leave a line out or lower its quantity without an error; both are said.
 * `onStale` is told when the page shows a product that has changed.
 */
export const useAddToCart = (product: Product, onStale: () => void) => {
  const queryClient = useQueryClient();
  const { lines } = useCart();
  const [notice, setNotice] = useState<string>();
  const { mutate, isPending } = useAddToCurrentCart({
    mutation: { onSuccess: (answer) => keepCart(queryClient, answer) },
  });

  /** Why a line was left out: the platform does not say, so the product is looked at again. */
  const explain = async (): Promise<void> => {
    setNotice(`${text.product.notAdded} ${text.product.reasons.checking}`);
    try {
      const { product: now } = await queryClient.fetchQuery({
        ...getGetProductQueryOptions(product.id, undefined),
        staleTime: 0,
      });
      const out = now.stock?.inventoryStatus === 'OUT_OF_STOCK';
      setNotice(
        `${text.product.notAdded} ${out ? text.product.reasons.soldOut : text.product.reasons.changed}`,
      );
    } catch (error) {
      const gone = isApiError(error) && error.status === 404;
      setNotice(
        `${text.product.notAdded} ${gone ? text.product.reasons.gone : text.product.reasons.unknown}`,
      );
    }
    onStale();
  };

  const add = (quantity: number, refer: () => CatalogReference) => {
    setNotice(undefined);
    let catalogReference: CatalogReference;
    try {
      catalogReference = refer();
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return setNotice(error.message);
    }
    const data = { lineItems: [{ quantity, catalogReference }] };
    mutate(
      { data },
      {
        onSuccess: (answer) => {
          const [line] = addedOutcome(data, { cart: { lineItems: [...lines] } }, answer).lines;
          if (!line || line.outcome === 'ignored') return void explain();
          if (line.outcome !== 'added') setNotice(text.product.lowered(line.got));
          announce(text.product.added(product.name));
          cartOpen.set(true);
        },
        onError: ({ message }) => setNotice(message),
      },
    );
  };
  return { add, adding: isPending, notice };
};
