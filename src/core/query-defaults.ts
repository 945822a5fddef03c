/** Page size of a query without one. */
export const PAGE_SIZE = 50;
/** First entry of a query without an offset. */
export const FIRST_OFFSET = 0;

/** Time for which an unused response stays in the cache, in ms. */
export const GC_TIME = 5 * 60_000;
/** Number of repeats of a failed read. */
export const READ_REPEATS = 3;
/** Pause before the first repeat, in ms. */
export const FIRST_DELAY = 1_000;
/** Factor by which each pause is longer than the previous one. */
export const DELAY_GROWTH = 2;
/** The longest pause, in ms. */
export const LONGEST_DELAY = 30_000;
/** The longest `Retry-After` that a page waits for, in ms; the same as for direct calls. */
export const LONGEST_WAIT = 20_000;

/**
 * Defaults for a data cache, which the React hooks use. `gcTime`: how long an unused response stays in the cache, in
 * ms. `retries`: number of repeats. `firstDelay` is multiplied by `growth` with each repeat, up to `longestDelay`; both
 * delays are in ms.
 */
export const queryDefaults = {
  gcTime: GC_TIME,
  retries: READ_REPEATS,
  firstDelay: FIRST_DELAY,
  growth: DELAY_GROWTH,
  longestDelay: LONGEST_DELAY,
} as const;
