import type { Query, QueryClient } from '@tanstack/react-query';

/** The hook that made a call, if any, and its parameters. */
export interface CallCause {
  /** Name of the hook; undefined for a call outside React Query, such as one of the session or the cart. */
  readonly hook: string | undefined;
  readonly kind: 'query' | 'pages' | 'mutation' | 'call';
  /** Query parameters passed to the hook, if known. */
  readonly params: object | undefined;
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of the generated hook of an operation. */
const hookName = (operation: string): string => `use${upperFirst(operation)}`;

const asksFor = ({ queryKey, state }: Query, path: string): boolean =>
  state.fetchStatus === 'fetching' &&
  queryKey
    .slice(0, 2)
    .some((part) => typeof part === 'string' && part.startsWith('/') && path.endsWith(part));

/** Finds the pending React Query query or mutation that a starting call belongs to. */
export const causeOf = (queries: QueryClient, operation: string, path: string): CallCause => {
  const mutation = queries
    .getMutationCache()
    .getAll()
    .some(({ state, options }) => state.status === 'pending' && options.mutationKey?.[0] === operation);
  if (mutation) return { hook: hookName(operation), kind: 'mutation', params: undefined };
  const query = queries
    .getQueryCache()
    .getAll()
    .find((one) => asksFor(one, path));
  if (!query) return { hook: undefined, kind: 'call', params: undefined };
  const [first, second] = query.queryKey;
  const reads = typeof first === 'string' && first.startsWith('/');
  const params = reads && typeof second === 'object' && second !== null ? second : undefined;
  return query.queryKey.at(-1) === 'pages'
    ? { hook: 'useInfiniteQuery', kind: 'pages', params }
    : { hook: hookName(operation), kind: 'query', params };
};
