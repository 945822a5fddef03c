import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { FIRST_OFFSET, PAGE_SIZE } from '../transport/query-defaults.ts';
import type { RequestOptions } from '../transport/types.ts';
import { type CallError, calledBy, withQueryPolicy } from './binding.ts';

interface Paging {
  limit?: number;
  offset?: number;
}

interface OffsetRequest {
  query?: { paging?: Paging };
}

interface PageFacts {
  count?: number;
  offset?: number;
  total?: number;
  tooManyToCount?: boolean;
}

interface OffsetPage {
  metadata?: PageFacts;
  pagingMetadata?: PageFacts;
}

/**
 * Infinite-query options for a call that pages by offset in its body, such as `queryProducts`.
 * For `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`.
 * The last page is known by the total; where the platform does not count ("too many to count"), by a page that is not full.
 */
export const pagesOf = <Request extends OffsetRequest, Page extends OffsetPage>(
  operation: (request: Request, options: RequestOptions) => Promise<Page>,
  keyOf: (request: Request) => QueryKey,
  request: Request,
) =>
  infiniteQueryOptions<Page, CallError, InfiniteData<Page, number>, QueryKey, number>({
    ...withQueryPolicy({}),
    queryKey: [...keyOf(request), 'pages'],
    initialPageParam: request.query?.paging?.offset ?? FIRST_OFFSET,
    queryFn: (context) => operation(atOffset(request, context.pageParam), calledBy(context)),
    getNextPageParam: (page, _pages, offset) =>
      nextOffset(page, offset, request.query?.paging?.limit ?? PAGE_SIZE),
  });

const atOffset = <Request extends OffsetRequest>(request: Request, offset: number): Request => ({
  ...request,
  query: { ...request.query, paging: { ...request.query?.paging, offset } },
});

/** The offset of the next page, or undefined after the last one. */
export const nextOffset = (page: OffsetPage, offset: number, limit: number): number | undefined => {
  const facts = page.metadata ?? page.pagingMetadata ?? {};
  const { count = 0, total, tooManyToCount = false } = facts;
  if (count === 0) return undefined;
  const next = offset + count;
  if (tooManyToCount || total === undefined) return count < limit ? undefined : next;
  return next < total ? next : undefined;
};
