import { PlatformError } from './errors.ts';
import type { World } from './context.ts';

const MINUTE = 60_000;

/** A caller has called too often. */
export class RateLimitError extends PlatformError {}

/** The counter of calls that {@link createRateLimit} makes. */
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts the calls of each caller; refuses those above the limit until the minute is over (R20). */
export const createRateLimit = () => {
  /** By caller, the oldest first. */
  const windows = new Map<string, { start: number; calls: number }>();
  const forgetOld = (now: number) => {
    for (const [caller, { start }] of windows) {
      if (now - start < MINUTE) return;
      windows.delete(caller);
    }
  };
  return {
    /** Throws 429 with Retry-After when the caller has used up its minute. No limit in the settings: counts nothing. */
    count({ state, clock }: World, caller: string): void {
      const limit = state.settings.callsPerMinute;
      if (limit === null) return;
      const now = clock.now();
      const known = windows.get(caller);
      const current = known && now - known.start < MINUTE ? known : { start: now, calls: 0 };
      if (current !== known) {
        forgetOld(now);
        windows.set(caller, current);
      }
      current.calls += 1;
      if (current.calls <= limit) return;
      const seconds = Math.max(1, Math.ceil((current.start + MINUTE - now) / 1000));
      const body = { message: 'Too many requests', details: {} };
      throw new RateLimitError(429, body.message, body, { 'retry-after': String(seconds) });
    },
    /** Forgets every caller. */
    clear: () => windows.clear(),
  };
};
