import { jsonOf } from './prepare.ts';
import { queryText } from './query.ts';
import type { Call } from './types.ts';

/** Longest query, in characters, before the fallback form of a call is sent (specification 5). */
export const LONGEST_QUERY = 4_000;

/** Whether the simple form would lose something: a nested member, or an object in a list. */
const needsPacking = (params: object): boolean =>
  Object.values(params).some(
    (value: unknown) =>
      Object(value) === value && !(Array.isArray(value) && value.every((item) => Object(item) !== item)),
  );

/** base64url of the UTF-8 JSON, without padding; {@link jsonOf} writes the numbers that JSON does not have. */
const packed = (params: object): string => {
  const bytes = new TextEncoder().encode(jsonOf(params));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/**
 * The query form of the calls whose description says `x-packed-query`: as soon as a value is nested, the whole query is
 * the one parameter `.r` (reference: form of a request). When that is longer than {@link LONGEST_QUERY} and the call
 * has a fallback address (`x-long-query`), the same object goes there as the body of a POST.
 */
export const packedQuery = <Sent extends Pick<Call, 'url' | 'method' | 'query' | 'data'>>(
  call: Sent,
  params: object | undefined,
  fallback?: string,
): Sent => {
  const query = params && needsPacking(params) ? `.r=${packed(params)}` : queryText(params);
  if (!fallback || query.length <= LONGEST_QUERY) return { ...call, query };
  return { ...call, url: fallback, method: 'POST', data: params };
};
