import { isVitrineError } from '../errors/index.ts';
import { queryDefaults } from '../transport/query-defaults.ts';

export { queryDefaults } from '../transport/query-defaults.ts';

/**
 * Repeats what the error calls worth repeating, at most three times. Not on a server, as React Query has it there: the
 * page would wait for seconds, and the browser asks again anyway.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  'document' in globalThis &&
  failures < queryDefaults.retries &&
  isVitrineError(error) &&
  error.retryable === 'yes';

/** 1 s, doubling up to 30 s; a longer wait that the server asked for wins. */
export const retryDelay = (failures: number, error: unknown): number => {
  const pause = Math.min(
    queryDefaults.firstDelay * queryDefaults.growth ** failures,
    queryDefaults.longestDelay,
  );
  const asked = isVitrineError(error) ? error.retryAfterMs : undefined;
  return Math.max(pause, asked ?? 0);
};
