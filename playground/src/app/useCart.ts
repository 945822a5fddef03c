import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart, LineItem } from 'vitrine/carts';
import { useGetCurrentCart } from 'vitrine/react/carts';
import { countOf, NO_CART } from '../lib/cart.ts';
import { isAboutCart } from '../lib/cartNews.ts';
import { useCartActions } from './cartActions.ts';
import { useStore } from './useStore.ts';

export interface CartView {
  /** Undefined while it is read, when it could not be read, and when there is none. */
  readonly cart: Cart | undefined;
  readonly lines: readonly LineItem[];
  /** Pieces, with the wanted quantities counted in. */
  readonly count: number;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: string | undefined;
  /** Quantities that wait for the platform, by line. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Whether amounts on the page may be out of date. */
  readonly updating: boolean;
  readonly retry: () => void;
}

const noLines: readonly LineItem[] = [];

/** The visitor's cart. No cart at the platform is an empty cart here, not an error. */
export const useCart = (): CartView => {
  const { data, error, isPending, refetch } = useGetCurrentCart({
    // Another tab may have changed it, and the platform knows best.
    query: { retryOnMount: false, refetchOnWindowFocus: 'always' },
  });
  // An empty cart that is read again goes on being one; React Query forgets the error meanwhile.
  const [empty, setEmpty] = useState(false);
  const wanted = useStore(useCartActions().wanted);
  const changing = useIsMutating({
    predicate: ({ options }) => isAboutCart(options.mutationKey),
  });
  const absent = error?.code === NO_CART;
  if (!isPending && empty !== absent) setEmpty(absent);
  const cart = absent ? undefined : data?.cart;
  const lines = cart?.lineItems ?? noLines;
  return {
    cart,
    lines,
    count: countOf(lines, wanted),
    status: isPending && !empty ? 'loading' : error && !absent && !data ? 'failed' : 'ready',
    error: error?.message,
    wanted,
    updating: wanted.size > 0 || changing > 0,
    retry: () => void refetch(),
  };
};
