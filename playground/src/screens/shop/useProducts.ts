import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageFacts } from 'vitrine';
import { queryProducts, type QueryProductsRequest } from 'vitrine/catalog-v1';
import { pagesOf } from 'vitrine/react';
import { getQueryProductsQueryKey } from 'vitrine/react/catalog-v1';
import { failureText } from '../../lib/failure.ts';
import { faceOf, type ProductFace } from '../../lib/product.ts';

export interface ProductList {
  readonly faces: readonly ProductFace[];
  /** How many match; undefined while unknown. */
  readonly total: number | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: string | undefined;
  /** Whether what is shown belongs to an earlier question, because the new answer is on its way. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly more: () => Promise<{ readonly atEnd: boolean }>;
  readonly retry: () => void;
}

/** The products of a query, page after page. */
export const useProducts = (request: QueryProductsRequest, enabled = true): ProductList => {
  const list = useInfiniteQuery({
    ...pagesOf(queryProducts, getQueryProductsQueryKey, request),
    enabled,
    placeholderData: (earlier) => earlier,
  });
  const first = list.data?.pages.at(0);
  const faces = useMemo(
    () => list.data?.pages.flatMap(({ products }) => products).map(faceOf) ?? [],
    [list.data],
  );
  return {
    faces,
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
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  };
};
