import { isVitrineError } from '../core/errors/index.ts';
import { at } from '../core/errors/normalise.ts';
import { isServer } from './session-hand-over.ts';
import { queryDefaults } from '../core/query-defaults.ts';

export { queryDefaults } from '../core/query-defaults.ts';

/** A page waits no longer than this for what a server asks for, in ms, as direct calls do (security 4.2). */
const LONGEST_WAIT = 20_000;

const askedWait = (error: unknown): number => (at(error, 'retryAfterMs') as number | undefined) ?? 0;

/**
 * Repeats what the error calls worth repeating, at most three times; a server that asks for a wait of more than 20 s
 * is believed, and the error says so at once. Not a refused connection, which the transport has repeated: a page shows
 * soon that the host is down. Not on a server, as React Query has it there: the page would wait for seconds, and the
 * browser asks again anyway.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  !isServer() &&
  failures < queryDefaults.retries &&
  isVitrineError(error) &&
  error.retryable === 'yes' &&
  !at(error, 'refused') &&
  askedWait(error) <= LONGEST_WAIT;

/** 1 s, doubling up to 30 s; a longer wait that the server asked for wins, see {@link shouldRetry}. */
export const retryDelay = (failures: number, error: unknown): number => {
  const pause = Math.min(
    queryDefaults.firstDelay * queryDefaults.growth ** failures,
    queryDefaults.longestDelay,
  );
  return Math.max(pause, askedWait(error));
};
