import type { Retryable } from './errors/base.ts';
import { isBareRefusal } from './errors/normalize.ts';
import type { OperationFacts } from './types.ts';

/** Whether the same read may succeed if it is repeated after this status. After a 501 or any other 4xx, it would fail again. */
export const isTransientStatus = (status: number): boolean => [408, 429, 500, 502, 503, 504].includes(status);

/**
 * `retryable` of a failure without a response: `yes` if nothing was sent or the call is a read. Otherwise `unknown`: a
 * write may have taken effect.
 */
export const effect = (facts: OperationFacts | undefined, sent: boolean): Retryable =>
  !sent || facts?.repeat === 'read' ? 'yes' : 'unknown';

/**
 * `retryable` of an error response. A 429 was rejected before it had an effect. After any 5xx except 501, such as the
 * 520 or 524 of a proxy, a write may have taken effect. A 403 without a code may be throttling, so a read may be repeated.
 */
export const effectOf = (status: number, facts: OperationFacts, body?: unknown): Retryable => {
  if (facts.repeat === 'read' && isBareRefusal(status, body)) return 'yes';
  return isTransientStatus(status) || (status > 501 && facts.repeat !== 'read')
    ? effect(facts, status !== 429)
    : 'no';
};
