import type { Stops } from '../core/types.ts';

/** A controller that aborts when the session is disposed, and how to let go of it. */
export const endingOf = (stops: Stops | undefined) => {
  const controller = new AbortController();
  const stop = (reason: unknown) => controller.abort(reason);
  stops?.add(stop);
  return { controller, signal: controller.signal, letGo: () => void stops?.delete(stop) };
};

/** Waits so many milliseconds, or until the signal aborts. */
export const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.onabort = () => {
      clearTimeout(timer);
      resolve();
    };
  });
