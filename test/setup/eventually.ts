import { vi } from 'vitest';

/** Time limit of a wait, in ms: about a thousand times its usual duration, because the machine may be busy. */
export const PATIENCE = 10_000;

/**
 * Repeats a check until it no longer throws, and returns its result. Each attempt advances fake timers by 10
 * ms.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 10 });
