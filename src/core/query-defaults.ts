/** Entries on a page of a query that does not say how many. */
export const PAGE_SIZE = 50;
/** First entry of a query that does not say where it begins. */
export const FIRST_OFFSET = 0;

/** How long an unused answer is kept, in ms. */
export const GC_TIME = 5 * 60_000;
/** Repeats of a read after its first try. */
export const READ_REPEATS = 3;
/** Pause before the first repeat, in ms. */
export const FIRST_DELAY = 1_000;
/** Factor between two pauses. */
export const DELAY_GROWTH = 2;
/** The longest pause, in ms. */
export const LONGEST_DELAY = 30_000;

/**
 * Defaults for a data cache, which the React hooks follow.
 * `gcTime`: how long an unused answer is kept, in ms. `retries`: repeats after the first try.
 * `firstDelay` is multiplied by `growth` with each repeat, up to `longestDelay`; both delays in ms.
 */
export const queryDefaults = {
  gcTime: GC_TIME,
  retries: READ_REPEATS,
  firstDelay: FIRST_DELAY,
  growth: DELAY_GROWTH,
  longestDelay: LONGEST_DELAY,
} as const;
