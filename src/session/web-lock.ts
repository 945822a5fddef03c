import { LONGEST_TIMER } from '../core/limits.ts';
import type { Stops } from '../core/types.ts';
import { disposalSignal } from './disposal.ts';

/** Longest wait for another tab that renews, in ms: longer than one attempt of a token request can take. */
export const LOCK_WAIT = 15_000;

/**
 * Runs work under a lock of the browser, which is released when its tab ends. If the lock is not granted in time, or
 * cannot be granted, as in a sandboxed frame, the work runs without it: two renewals are better than none.
 * @param wait In milliseconds.
 * @param stops Functions to call when the session is disposed; the wait then rejects.
 */
export const withWebLock = async <T>(
  locks: LockManager,
  name: string,
  wait: number,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const { controller, signal, release } = disposalSignal(stops);
  const timedOut = new DOMException('waited long enough', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(timedOut), Math.min(wait, LONGEST_TIMER));
  let begun: Promise<T> | undefined;
  try {
    await locks.request(name, { signal }, () => {
      begun = work();
      return begun;
    });
  } catch {
    // Either the lock was not granted, or the work failed. Awaiting the promise of the work throws the failure.
  } finally {
    clearTimeout(timer);
    release();
  }
  if (!begun && signal.reason !== timedOut) signal.throwIfAborted();
  return begun ?? work();
};
