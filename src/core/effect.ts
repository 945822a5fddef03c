import type { Retryable } from './errors/base.ts';
import type { OperationFacts } from './types.ts';

/** Statuses of transient failures. A 501 and all other 4xx would come again. */
const TRANSIENT: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Whether the same read may succeed after a response with this status. */
export const isTransientStatus = (status: number): boolean => TRANSIENT.includes(status);

/** Whether to try again without a response: always if nothing was sent, else a read; a write may have taken effect. */
export const effect = (facts: OperationFacts | undefined, sent = true): Retryable =>
  !sent || facts?.repeat === 'read' ? 'yes' : 'unknown';

/**
 * Whether to try again after an error response. A 429 was rejected before it had an effect. After any 5xx except 501, such
 * as the 520 or 524 of a proxy, a write may have taken effect.
 */
export const effectOf = (status: number, facts: OperationFacts): Retryable =>
  isTransientStatus(status) || (status > 501 && facts.repeat !== 'read')
    ? effect(facts, status !== 429)
    : 'no';
