import type { CallOptions, CallRequest } from './types.ts';

/**
 * The options of a call that a data cache repeats: the transport repeats neither the call nor the token request that it
 * needs, so that one layer repeats. A refused connection is an exception: the transport tries it once more, and the cache
 * does not.
 */
export const repeatedByCache: Pick<CallOptions, 'retries'> & { readonly cached: true } = {
  retries: 0,
  cached: true,
};

/** Whether a data cache repeats the call. */
export const isCached = ({ options }: Pick<CallRequest, 'options'>): boolean => 'cached' in options;
