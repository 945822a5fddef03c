import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageFacts } from 'vitrine';
import type { Product, QueryProductsRequest } from 'vitrine/catalog-v1';
import { queryProductsPages } from 'vitrine/react/catalog-v1';
import { failureText } from './failure.ts';

export interface ProductPages {
  /** Number of matching products; undefined while unknown. */
  readonly products: readonly Product[];
  /** How many match; undefined while unknown. */
  readonly total: number | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: string | undefined;
  /** Whether the products belong to the previous request because the new response is still pending. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly more: () => Promise<{ readonly atEnd: boolean }>;
  /** Reads all remaining pages and returns all products. Rejects with the error of the page that failed. */
  readonly all: () => Promise<readonly Product[]>;
  readonly retry: () => void;
}

/** The products of a query, page by page, as visible to the current identity. */
export const useProductPages = (request: QueryProductsRequest, enabled = true): ProductPages => {
  const list = useInfiniteQuery({
    ...queryProductsPages(request),
    enabled,
    placeholderData: (earlier) => earlier,
  });
  const first = list.data?.pages.at(0);
  const products = useMemo(() => list.data?.pages.flatMap((page) => page.products) ?? [], [list.data]);
  return {
    products,
    total: first && pageFacts(first).total,
    status: list.data ? 'ready' : list.isError ? 'failed' : 'loading',
    error: list.error ? failureText(list.error) : undefined,
    stale: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    more: async () => {
      const { hasNextPage, isError } = await list.fetchNextPage();
      return { atEnd: !hasNextPage && !isError };
    },
    all: async () => {
      let now = { data: list.data, hasNextPage: list.hasNextPage };
      while (now.hasNextPage) {
        const next = await list.fetchNextPage();
        if (next.isError) throw next.error;
        now = next;
      }
      return now.data?.pages.flatMap((page) => page.products) ?? [];
    },
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  };
};
