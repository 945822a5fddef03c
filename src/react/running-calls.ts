import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The fetch of each query in which a call of this page was last sent. */
const fetches = new WeakMap<object, Promise<unknown> | undefined>();

const queryOf = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.getQueryCache().get(queryClient.defaultQueryOptions({ queryKey }).queryHash);

/** Notes that the present fetch of a query sends a call. */
export const noteCall = (queryClient: QueryClient, queryKey: QueryKey): void => {
  const query = queryOf(queryClient, queryKey);
  if (query) fetches.set(query, query.promise);
};

/**
 * Whether the present fetch of a query is a call of this page, and runs. A fetch can also be a promise that a server handed
 * over, the read of a storage, or wait until the page is online.
 */
export const isCalling = (queryClient: QueryClient, queryKey: QueryKey): boolean => {
  const query = queryOf(queryClient, queryKey);
  return (
    query?.state.fetchStatus === 'fetching' &&
    query.promise !== undefined &&
    fetches.get(query) === query.promise
  );
};
