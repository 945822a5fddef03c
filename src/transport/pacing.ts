import { pause } from './timeout.ts';
import type { Layer } from './types.ts';

/** How many calls a minute the platform takes from one app instance (reference: failures). */
const PLATFORM_LIMIT = 200;
const MINUTE = 60_000;

/**
 * A layer that lets calls wait instead of being refused when there would be more than `perMinute` requests in a minute:
 * `createClient({ layers: [pacing()] })`. First come, first served; a call that is aborted leaves the queue, and one whose
 * time runs out in it fails with a TimeoutError. Repeats count too. It belongs to the client that it is given to first
 * and to every other one that shares it.
 */
export const pacing = ({ perMinute = PLATFORM_LIMIT }: { readonly perMinute?: number } = {}): Layer => {
  /** When the requests of the last minute were sent, and those that wait will be, in order. */
  const times: number[] = [];
  const count = (at: number): void => {
    times.splice(times.findLastIndex((time) => time <= at) + 1, 0, at);
  };
  return (next) => async (request) => {
    const now = performance.now();
    times.splice(0, times.findLastIndex((time) => time <= now - MINUTE) + 1);
    // The one that must be a minute old before one more may go.
    const last = times[times.length - perMinute];
    const at = last === undefined ? now : Math.max(now, last + MINUTE);
    count(at);
    if (at > now)
      await pause(request, at - now).catch((error: unknown) => {
        const mine = times.indexOf(at);
        if (mine >= 0) times.splice(mine, 1);
        throw error;
      });
    try {
      return await next(request);
    } finally {
      for (let repeat = 1; repeat < request.attempts; repeat++) count(performance.now());
    }
  };
};
