/** Options of React Query for generated calls: `generated/<service>/queries.ts` names them for each operation. */
import type {
  DataTag,
  InfiniteData,
  MutationFunction,
  MutationKey,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import { firstRequest, nextRequest } from '../paging/steps.ts';
import type { AnyRequest, Page } from '../paging/types.ts';
import type { PageForm } from '../core/paged.ts';
import type { AnyService, Identity, Reply, RequestOptions } from '../core/types.ts';
import { type CallError, type CalledBy, calledBy, rootKey } from './binding.ts';
import { queryPolicy } from './query-policy.ts';

/** Service and operation of a call, the beginning of its keys. */
type CallName = readonly [service: AnyService, operation: string];

/** Operations by their services. */
export type Calls = Readonly<Record<string, readonly string[]>>;

/** Settings of a read. */
export interface ReadSettings<Needed extends Identity = Identity> {
  /** Settings of the request. Default of `client`: the client of the QueryClient. */
  request?: Partial<RequestOptions<Needed>>;
}

/** Settings of a change. */
export interface ChangeSettings<Needed extends Identity = Identity> extends ReadSettings<Needed> {
  /** Leaves cached queries unchanged after a success. */
  skipInvalidation?: boolean;
}

/** Settings for any identity. */
export interface AnySettings {
  request?: Partial<CalledBy>;
}

/**
 * A read, for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and `fetchQuery`. The key is
 * `['vitrine', service, operation, …parameters]`, so that a prefix of it matches all queries of a call or of a service.
 */
export interface CallQuery<Data, Code extends string = never> extends Pick<
  UseQueryOptions<Data, CallError<Code>>,
  'retry' | 'retryDelay' | 'throwOnError'
> {
  queryKey: DataTag<QueryKey, Data, CallError<Code>>;
  queryFn: QueryFunction<Data>;
}

/** A read page by page, for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface CallPages<Data, Code extends string = never> extends Pick<
  UseInfiniteQueryOptions<Data, CallError<Code>, InfiniteData<Data, AnyRequest>, QueryKey, AnyRequest>,
  'retry' | 'retryDelay' | 'throwOnError' | 'initialPageParam' | 'getNextPageParam'
> {
  queryKey: DataTag<QueryKey, InfiniteData<Data, AnyRequest>, CallError<Code>>;
  queryFn: QueryFunction<Data, QueryKey, AnyRequest>;
}

/** A change, for `useMutation`. */
export interface CallMutation<Data, Code extends string, Variables> extends Pick<
  UseMutationOptions<Data, CallError<Code>, Variables>,
  'retry' | 'throwOnError'
> {
  mutationKey: MutationKey;
  mutationFn: MutationFunction<Data, Variables>;
}

/** A key leaves out undefined parameters, so that the key without them is a prefix of the key with them. */
const keyOf = (parts: readonly unknown[]): QueryKey => [
  ...rootKey,
  ...parts.filter((part) => part !== undefined),
];

/** The query of one call. `parts` are its name and parameters, `call` sends it. */
export const queryOf = <Data, Code extends string>(
  parts: readonly [...CallName, ...parameters: unknown[]],
  call: (options: CalledBy) => Reply<Data, Code>,
  { request }: AnySettings = {},
): CallQuery<Data, Code> => ({
  // A bound QueryClient has the policy in its defaults. A request with its own client may use a QueryClient that is not
  // bound.
  ...(request?.client && queryPolicy),
  queryKey: keyOf(parts) as DataTag<QueryKey, Data, CallError<Code>>,
  queryFn: (context) => call(calledBy(context, request)),
});

/**
 * The pages of one call. A page parameter is the request of that page. The pages end where those of `pages()` end, also
 * if the platform stops counting.
 */
export const pagesOf = <Request, Data extends Page, Code extends string>(
  form: PageForm,
  parts: readonly [...CallName, ...parameters: unknown[]],
  first: Request & AnyRequest,
  call: (page: Request, options: CalledBy) => Reply<Data, Code>,
  { request }: AnySettings = {},
): CallPages<Data, Code> => ({
  ...(request?.client && queryPolicy),
  queryKey: keyOf([...parts, first, 'pages']) as DataTag<
    QueryKey,
    InfiniteData<Data, AnyRequest>,
    CallError<Code>
  >,
  queryFn: (context) => call(context.pageParam as Request, calledBy(context, request)),
  initialPageParam: firstRequest(first, form),
  getNextPageParam: (page, _pages, _last, sent) => nextRequest(sent, page),
});

/** The mutation of one call, and the calls whose cached queries become stale after it. */
export const mutationOf = <Data, Code extends string, Variables>(
  name: CallName,
  stale: Calls,
  call: (variables: Variables, options: CalledBy) => Reply<Data, Code>,
  { request, skipInvalidation }: AnySettings & { skipInvalidation?: boolean } = {},
): CallMutation<Data, Code, Variables> => ({
  mutationKey: keyOf(name),
  mutationFn: async (variables, context) => {
    const answer = await call(variables, calledBy(context, request));
    if (!skipInvalidation) invalidateCalls(context.client, stale);
    return answer;
  },
});

/** Marks every cached query of the given calls as stale, whatever its parameters; active queries are read again. */
export const invalidateCalls = (queryClient: QueryClient, calls: Calls): void => {
  for (const [service, operations] of Object.entries(calls))
    for (const operation of operations)
      void queryClient.invalidateQueries({ queryKey: [...rootKey, service, operation] });
};
