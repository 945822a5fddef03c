import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { CartResponse } from 'vitrine/carts';
import {
  getGetCurrentCartQueryKey,
  useRemoveLineItemsFromCurrentCart,
  useUpdateCurrentCartLineItemQuantity,
} from 'vitrine/react/carts';
import { announce, toast } from '../lib/announcer.ts';
import { nameOf } from '../lib/cart.ts';
import { createQuantityQueue } from '../lib/quantityQueue.ts';
import { text } from '../text/text.ts';
import { type CartActions, CartActionsContext } from './cartActions.ts';

const readCart = (queryClient: QueryClient): CartResponse | undefined =>
  queryClient.getQueryData(getGetCurrentCartQueryKey());

/** Puts the cart that a call answered with into the cache, so that every part of the page shows it at once. */
export const keepCart = (queryClient: QueryClient, answer: CartResponse): void =>
  void queryClient.setQueryData(getGetCurrentCartQueryKey(), answer);

/** One queue of quantity changes and one way to remove a line, for the drawer and the cart page alike. */
export const CartProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const mutation = { onSuccess: (answer: CartResponse) => keepCart(queryClient, answer) };
  const { mutateAsync: update } = useUpdateCurrentCartLineItemQuantity({ mutation });
  const { mutateAsync: removeLines } = useRemoveLineItemsFromCurrentCart({ mutation });

  const actions = useMemo((): CartActions => {
    const nameOfLine = (id: string): string => {
      const line = readCart(queryClient)?.cart.lineItems.find((one) => one.id === id);
      return line ? nameOf(line) : text.cart.title;
    };
    const queue = createQuantityQueue(
      (id, quantity) => update({ data: { lineItems: [{ id, quantity }] } }),
      (id) => toast(text.cart.changeFailed(nameOfLine(id)), 'error'),
    );
    return {
      ...queue,
      remove: (line) => {
        removeLines({ data: { lineItemIds: [line.id] } }).then(
          () => announce(text.cart.removed(nameOf(line))),
          () => toast(text.cart.changeFailed(nameOf(line)), 'error'),
        );
      },
    };
  }, [queryClient, update, removeLines]);

  return <CartActionsContext value={actions}>{children}</CartActionsContext>;
};
