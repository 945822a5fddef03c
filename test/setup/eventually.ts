import { vi } from 'vitest';

/** The time after which a wait has failed, in ms: a thousand times what it takes, since the machine may be busy. */
export const PATIENCE = 10_000;

/** Repeats a check until it no longer throws, and returns its result. Fake timers are moved on by 10 ms for each try. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 10 });
