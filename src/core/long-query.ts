import type { Call } from './types.ts';

/** Longest query, in characters, before the fallback form of a call is sent. */
export const LONGEST_QUERY = 4_000;

/**
 * Sends a GET whose query is longer than {@link LONGEST_QUERY} in its fallback form (`x-long-query`): the same
 * parameters as the body of a POST.
 * @param below Suffix of the path for long queries, such as `/query`.
 */
export const longQuery = <Sent extends Pick<Call, 'url' | 'method' | 'query' | 'data'>>(
  call: Sent,
  params: object | undefined,
  below: string,
): Sent =>
  call.query && call.query.length > LONGEST_QUERY
    ? { ...call, url: call.url + below, method: 'POST', query: '', data: params }
    : call;
