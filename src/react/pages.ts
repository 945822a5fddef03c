import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
import { firstRequest, nextRequest } from '../paging/steps.ts';
import { pageFormOf } from '../core/paged.ts';
import type { AnyRequest, Page, PagedArguments } from '../paging/types.ts';
import { type CallError, calledBy, withQueryPolicy } from './binding.ts';

/** The arguments of an operation before its options. */
type Leading<Args extends readonly unknown[]> = Args extends [...infer First, unknown] ? First : never;

type AnyPagesOptions<Answer> = ReturnType<
  typeof infiniteQueryOptions<Answer, CallError, InfiniteData<Answer, AnyRequest>, QueryKey, AnyRequest>
>;

/**
 * The options that {@link pagesOf} gives. React Query's own type says that there may be no function, which the compiler
 * refuses in its hooks under `exactOptionalPropertyTypes`.
 */
type PagesOptions<Answer> = AnyPagesOptions<Answer> & {
  queryFn: QueryFunction<Answer, QueryKey, AnyRequest>;
};

/**
 * Infinite-query options for a call that pages, by offset or by cursor, such as `queryProducts`: the operation, its key
 * function, and what the operation takes. For `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`.
 *
 * ```ts
 * useInfiniteQuery(pagesOf(queryProducts, getQueryProductsQueryKey, { query: { paging: { limit: 12 } } }));
 * ```
 *
 * A page parameter is the request of that page. The pages end as those of `pages()` do, also where the platform gives up
 * counting; `pageFacts(data.pages[0])` tells the total.
 */
export const pagesOf = <Args extends readonly unknown[], Answer extends Page>(
  operation: (...args: Args) => Promise<Answer>,
  keyOf: (...args: NoInfer<Leading<Args>>) => QueryKey,
  ...args: PagedArguments<Args>
): PagesOptions<Answer> => {
  const call = operation as (...args: readonly unknown[]) => Promise<Answer>;
  const path = args.slice(0, -1);
  const queryFn: QueryFunction<Answer, QueryKey, AnyRequest> = (context) =>
    call(...path, context.pageParam, calledBy(context));
  const options = infiniteQueryOptions<
    Answer,
    CallError,
    InfiniteData<Answer, AnyRequest>,
    QueryKey,
    AnyRequest
  >({
    ...withQueryPolicy({}),
    queryKey: [...(keyOf as (...args: readonly unknown[]) => QueryKey)(...args), 'pages'],
    initialPageParam: firstRequest(args.at(-1) as AnyRequest, pageFormOf(operation)),
    queryFn,
    getNextPageParam: (page, _pages, _last, sent) => nextRequest(sent, page),
  });
  return { ...options, queryFn };
};
