import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchOrdersPages } from '../../generated/orders/queries.ts';
import type { OrderSearch, ShopOrder } from '../../generated/orders/types.ts';
import { entriesOf } from '../core/parts.ts';
import { useCache } from './binding.ts';
import { useSession } from './use-session.ts';

/** Options of {@link useOwnOrders}. */
export interface OwnOrdersOptions extends Pick<OrderSearch, 'filter' | 'sort'> {
  /** Orders of one page, at most 100. Default: 20. */
  readonly limit?: number | undefined;
}

/** Result of {@link useOwnOrders}. */
export interface OwnOrders {
  /** The orders of all pages that were read, in the order of `sort`; by default the newest first. Empty for a visitor. */
  readonly orders: readonly ShopOrder[];
  /** Whether the orders of a member are not yet known; false after an error. */
  readonly pending: boolean;
  /** Whether a following page is being read. */
  readonly pendingMore: boolean;
  /** Error of the last read; null otherwise. The orders of earlier reads stay. */
  readonly error: unknown;
  readonly hasMore: boolean;
  /** Reads the following page. */
  readonly loadMore: () => void;
  /** Reads all pages again. */
  readonly refresh: () => void;
}

/**
 * The orders of the signed-in member in the shop, page by page. Nothing is read for a visitor. The platform's
 * documentation does not show this call with a member's token; it is inferred.
 */
export const useOwnOrders = ({ limit = 20, filter, sort }: OwnOrdersOptions = {}): OwnOrders => {
  const cache = useCache();
  const { role } = useSession();
  const isMember = role === 'member';
  const search = { cursorPaging: { limit }, ...(filter && { filter }), ...(sort && { sort }) };
  const query = useInfiniteQuery({ ...searchOrdersPages({ search }), enabled: isMember }, cache);
  const { data, isPending, isFetchingNextPage, error, hasNextPage, fetchNextPage, refetch } = query;
  const orders = useMemo(() => data?.pages.flatMap((page) => entriesOf(page.orders)) ?? [], [data]);
  return {
    orders,
    pending: (isMember || role === undefined) && isPending,
    pendingMore: isFetchingNextPage,
    error,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    refresh: () => void refetch(),
  };
};
