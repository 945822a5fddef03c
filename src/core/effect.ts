import type { Retryable } from './errors/base.ts';
import type { OperationFacts } from './types.ts';

/** Whether a read is worth another try after a status; 501 and every other 4xx say the same again (security 4.2). */
export const isPassing = (status: number): boolean => /408|429|50[0234]/.test(`${status}`);

/** What a lost answer means for the caller: a read may be tried again, a write may have happened (security P3). */
export const effect = (facts: OperationFacts | undefined, sent = true): Retryable =>
  !sent || facts?.repeat === 'read' ? 'yes' : 'unknown';

/**
 * What an error answer means for the caller; a 429 was refused before anything happened. Behind any 5xx but a 501, such
 * as the 520 or 524 of a proxy, a write may have happened all the same.
 */
export const effectOf = (status: number, facts: OperationFacts): Retryable =>
  isPassing(status) || (status > 501 && facts.repeat !== 'read') ? effect(facts, status !== 429) : 'no';
