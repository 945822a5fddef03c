/** Entries on a page of a query that does not say how many (specification 9). */
export const PAGE_SIZE = 50;
/** Where a query begins that does not say where (specification 9). */
export const FIRST_OFFSET = 0;

/**
 * What a data cache does with answers (specification 9), here without any cache; the React hooks obey it.
 * `gcTime`: how long an unused answer is kept, in ms. `retries`: repeats after the first try.
 * `firstDelay` is multiplied by `growth` with each repeat, up to `longestDelay`; both delays in ms.
 */
export const queryDefaults = {
  gcTime: 5 * 60_000,
  retries: 3,
  firstDelay: 1_000,
  growth: 2,
  longestDelay: 30_000,
} as const;
