import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Lets calls be sent, and fail, while the browser has no network. By default, React Query waits for the network without an
 * error, so that a page would show its placeholder and no reason.
 */
export const withoutNetworkToo = (queries: NonNullable<DefaultOptions['queries']>): DefaultOptions => ({
  queries: { ...queries, networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
});
