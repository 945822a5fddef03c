import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import { useAddToCurrentCart } from 'vitrine/react/carts';
import { cartOpen } from '../../app/drawers.ts';
import { keepCart } from '../../app/CartProvider.tsx';
import { useCart } from '../../app/useCart.ts';
import { announce } from '../../lib/announcer.ts';
import { addedCount, STORE_APP } from '../../lib/cart.ts';
import { referenceOptions, type Selection } from '../../lib/options.ts';
import { text } from '../../text/text.ts';

/** Adds the chosen product. The platform may leave a line out or lower its quantity without an error; both are said. */
export const useAddToCart = (product: Product) => {
  const queryClient = useQueryClient();
  const { lines } = useCart();
  const [notice, setNotice] = useState<string>();
  const { mutate, isPending } = useAddToCurrentCart({
    mutation: { onSuccess: (answer) => keepCart(queryClient, answer) },
  });

  const add = (quantity: number, selection: Selection, texts: Readonly<Record<string, string>>) => {
    setNotice(undefined);
    const options = referenceOptions(product, selection, texts);
    const catalogReference = { appId: STORE_APP, catalogItemId: product.id, ...(options && { options }) };
    mutate(
      { data: { lineItems: [{ quantity, catalogReference }] } },
      {
        onSuccess: ({ cart }) => {
          const added = addedCount(lines, cart.lineItems);
          if (added <= 0) return setNotice(text.product.notAdded);
          if (added < quantity) setNotice(text.product.lowered(added));
          announce(text.product.added(product.name));
          cartOpen.set(true);
        },
        onError: ({ message }) => setNotice(message),
      },
    );
  };
  return { add, adding: isPending, notice };
};
