import { isVitrineError } from '../errors/index.ts';

/**
 * The data-cache constants of specification point 9.
 * `gcTime`: how long an unused answer is kept, in ms. `retries`: repeats after the first try.
 * `firstDelay` doubles with each repeat up to `longestDelay`, both in ms.
 */
export const queryDefaults = {
  gcTime: 5 * 60_000,
  retries: 3,
  firstDelay: 1_000,
  longestDelay: 30_000,
} as const;

/** Repeats what the error calls worth repeating, at most three times. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < queryDefaults.retries && isVitrineError(error) && error.retryable === 'yes';

/** 1 s, doubling up to 30 s; a longer wait that the server asked for wins. */
export const retryDelay = (failures: number, error: unknown): number => {
  const pause = Math.min(queryDefaults.firstDelay * 2 ** failures, queryDefaults.longestDelay);
  const asked = isVitrineError(error) ? error.retryAfterMs : undefined;
  return Math.max(pause, asked ?? 0);
};
