/** A wait that reached its time limit. */
export class WaitError extends Error {
  override readonly name = 'WaitError';
}

/** The limits of a wait. */
export interface WaitOptions {
  /** Milliseconds of the machine's clock until the wait fails with a WaitError. Default 1 000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Resolves with the result of `find`, now or after a later change. Rejects with a WaitError, or with the reason of the
 * signal.
 */
export const waitFor = <T>(
  find: () => T | undefined,
  subscribe: (listener: () => void) => () => void,
  what: string,
  { timeoutMs = 1_000, signal }: WaitOptions = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const found = find();
      if (found !== undefined) end(() => resolve(found));
      return found !== undefined;
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      leave();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason as Error));
    const timer = setTimeout(
      () => end(() => reject(new WaitError(`${what} did not come within ${timeoutMs} ms.`))),
      timeoutMs,
    );
    const leave = subscribe(look);
    if (look()) return;
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
