import type { Timeout } from './types.ts';

/** One attempt, headers and body, in milliseconds (security 4.2). */
export const ATTEMPT_MS = 30_000;
/** One call with its pauses and the renewal of its token, in milliseconds. */
export const CALL_MS = 60_000;

/** The limits of a call; a plain number limits the call as a whole. */
export const limitsOf = (timeout: Timeout = {}): { attempt: number; call: number } =>
  typeof timeout === 'number'
    ? { attempt: Math.min(timeout, ATTEMPT_MS), call: timeout }
    : { attempt: timeout.attempt ?? ATTEMPT_MS, call: timeout.call ?? CALL_MS };
