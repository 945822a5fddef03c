import type { Stops } from '../core/types.ts';
import { disposalSignal } from './disposal.ts';

/** Longest wait for another tab that renews, in ms: longer than one attempt of a token request may take. */
export const LOCK_WAIT = 15_000;

/**
 * Does some work under a lock of the browser, which a tab that dies gives back. After the wait the work is done anyway,
 * and also where the lock cannot be had, as in a sandboxed frame.
 * @param wait In milliseconds.
 * @param stops Where to be told that nobody needs the work any more; the wait then rejects.
 */
export const withWebLock = async <T>(
  locks: LockManager,
  name: string,
  wait: number,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const { controller, signal, release } = disposalSignal(stops);
  const patience = new DOMException('waited long enough', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(patience), wait);
  let begun: Promise<T> | undefined;
  try {
    await locks.request(name, { signal }, () => {
      begun = work();
      return begun;
    });
  } catch {
    // Either the lock was not to be had, or the work failed: then its promise says so below.
  } finally {
    clearTimeout(timer);
    release();
  }
  if (!begun && signal.reason !== patience) signal.throwIfAborted();
  return begun ?? work();
};
