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
import type { Identity, Reply, RequestOptions, ServiceName } from '../core/types.ts';
import { type CallError, type CalledBy, calledBy, rootKey } from './binding.ts';
import { queryPolicy } from './query-policy.ts';

/** Name of a call; its keys hold both before the parameters. */
type CallName = readonly [service: ServiceName, operation: string];

/** Operations by their services. */
export type Calls = Readonly<Partial<Record<ServiceName, readonly string[]>>>;

/** Settings of a read. */
export interface ReadSettings<Needed extends Identity = Identity> {
  /** Settings of the request. Without a `client`, the client of the QueryClient is called. */
  request?: Partial<RequestOptions<Needed>>;
}

/** Settings of a change. */
export interface ChangeSettings<Needed extends Identity = Identity> extends ReadSettings<Needed> {
  /** Leaves cached queries as they are after a success. */
  skipInvalidation?: boolean;
}

/** Settings for any identity. */
export interface AnySettings {
  request?: Partial<CalledBy>;
}

/**
 * A read, for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and `fetchQuery`. The key is
 * `['vitrine', service, operation, …parameters]`, so that each prefix of it finds the queries of a call or of a service.
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

/** Parameters that are left out have no place in a key, so that the key without them is a prefix. */
const keyOf = (parts: readonly unknown[]): QueryKey => [
  ...rootKey,
  ...parts.filter((part) => part !== undefined),
];

/** The query of one call: its name and parameters, and how it is called. */
export const queryOf = <Data, Code extends string>(
  parts: readonly [...CallName, ...parameters: unknown[]],
  call: (options: CalledBy) => Reply<Data, Code>,
  { request }: AnySettings = {},
): CallQuery<Data, Code> => ({
  // A bound QueryClient has the policy in its defaults; a request with a client of its own needs no such QueryClient.
  ...(request?.client && queryPolicy),
  queryKey: keyOf(parts) as DataTag<QueryKey, Data, CallError<Code>>,
  queryFn: (context) => call(calledBy(context, request)),
});

/**
 * The pages of one call. A page parameter is the request of that page. The pages end as those of `pages()` do, also
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

/** The mutation of one call, and the calls whose cached queries are stale after it. */
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

/** Marks every cached query of some calls as stale, whatever its parameters; active ones are read again. */
export const invalidateCalls = (queryClient: QueryClient, calls: Calls): void => {
  for (const [service, operations] of Object.entries(calls))
    for (const operation of operations)
      void queryClient.invalidateQueries({ queryKey: [...rootKey, service, operation] });
};
