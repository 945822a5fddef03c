import type { Stops } from '../core/types.ts';

/** A controller that aborts when the session is disposed. Call `release` when the signal is no longer needed. */
export const disposalSignal = (stops: Stops | undefined) => {
  const controller = new AbortController();
  const stop = (reason: unknown) => controller.abort(reason);
  stops?.add(stop);
  return { controller, signal: controller.signal, release: () => void stops?.delete(stop) };
};

/** Waits for a number of milliseconds, or until the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.onabort = () => {
      clearTimeout(timer);
      resolve();
    };
  });
