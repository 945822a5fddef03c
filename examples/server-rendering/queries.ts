import { queryOptions } from '@tanstack/react-query';
import { isErrorOf } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { clientOf } from 'vitrine/react';
import { getCurrentCartQuery } from 'vitrine/react/carts';
import { queryProductsQuery } from 'vitrine/react/catalog-v1';

/** A product, by the end of its address. */
export const productBySlug = (slug: string) =>
  queryProductsQuery({ query: { filter: { slug }, paging: { limit: 1 } } });

/**
 * The visitor's cart, or null without a cart: the browser gets values of the server, but no failures. The key begins with the
 * key of the generated query, so that every change of the cart makes both stale.
 */
export const cartOrNone = queryOptions({
  queryKey: [...getCurrentCartQuery().queryKey, 'or none'],
  queryFn: async ({ client, signal }) => {
    try {
      return (await getCurrentCart({ client: clientOf(client), signal })).cart;
    } catch (error) {
      if (isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND') return null;
      throw error;
    }
  },
});
