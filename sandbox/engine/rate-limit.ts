import { PlatformError } from './errors.ts';
import type { World } from './context.ts';

const MINUTE = 60_000;

/** The 429 for a caller above the limit. */
export class RateLimitError extends PlatformError {}

/** The counter of calls that {@link createRateLimit} makes. */
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts the calls of each caller and refuses calls above the limit until the minute is over (R20). */
export const createRateLimit = () => {
  /** The windows by caller, the oldest first. */
  const windows = new Map<string, { start: number; calls: number }>();
  const forgetOld = (now: number) => {
    for (const [caller, { start }] of windows) {
      if (now - start < MINUTE) return;
      windows.delete(caller);
    }
  };
  return {
    /**
     * Throws a 429 with Retry-After, or a bare 403, if the caller has used up its minute. Without a limit in the settings nothing is
     * counted.
     */
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
      // The platform sent this form under a burst of calls (R710).
      if (state.settings.throttling === '403')
        throw new RateLimitError(403, '', { message: '', details: {} });
      const body = { message: 'Too many requests', details: {} };
      throw new RateLimitError(429, body.message, body, { 'retry-after': String(seconds) });
    },
    /** Forgets every caller. */
    clear: () => windows.clear(),
  };
};
