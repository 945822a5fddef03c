import { LONGEST_TIMER } from './limits.ts';
import { TimeoutError } from './errors/call-errors.ts';
import { effect } from './effect.ts';
import type { CallRequest, Layer, OperationFacts } from './types.ts';

/** The remaining time of the call, in milliseconds. */
export const timeLeft = (request: Pick<CallRequest, 'deadline'>): number =>
  request.deadline - performance.now();

/** The parts of a call that limit its time. */
interface TimedCall extends Pick<CallRequest, 'options' | 'timeout' | 'deadline' | 'progress' | 'stops'> {
  readonly facts: OperationFacts | undefined;
}

/**
 * Settles with the work, unless the caller aborts first or the time ends: `limit` milliseconds, or the remaining time of
 * the call. The error names the whole limit that ran out. The signal for the work then aborts; work that ignores the
 * signal is abandoned. No timer and no listener remains.
 *
 * `AbortSignal.any` with `AbortSignal.timeout` is not used: after a garbage collection it never fires on Node 20.
 */
export const within = <T>(
  request: TimedCall,
  work: (signal: AbortSignal) => Promise<T>,
  limit = Infinity,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const { stops } = request;
    const { signal } = request.options;
    signal?.throwIfAborted();
    const controller = new AbortController();
    const left = timeLeft(request);
    const timeoutMs = Math.min(limit < left ? limit : request.timeout, LONGEST_TIMER);
    const settle = () => {
      clearTimeout(timer);
      stops.delete(ended);
      signal?.removeEventListener('abort', aborted);
    };
    const stop = (reason: unknown) => {
      settle();
      reject(reason);
      controller.abort(reason);
    };
    /** The number of attempts so far, and whether the call may have taken effect. */
    const meaning = () => {
      const { attempts } = request.progress;
      return { attempts, retryable: effect(request.facts, attempts > 0) };
    };
    const aborted = () => stop(signal?.reason);
    const ended = (reason: object) => stop(Object.assign(reason, meaning()));
    const expired = () =>
      stop(new TimeoutError(`No answer within ${timeoutMs} ms.`, { timeoutMs, ...meaning() }));
    const timer = setTimeout(expired, Math.ceil(Math.min(limit, left, LONGEST_TIMER)));
    stops.add(ended);
    signal?.addEventListener('abort', aborted);
    void work(controller.signal).then(resolve, reject).then(settle);
  });

/** Waits for a number of milliseconds, unless the call ends before. */
export const pause = (request: CallRequest, ms: number): Promise<void> =>
  within(
    request,
    (signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER));
        signal.onabort = () => clearTimeout(timer);
      }),
  );

/** Ends an attempt after its own limit or the limit of the call. Headers and body count. */
export const timeLimit: Layer = (next) => (request) => {
  const attempt = (signal: AbortSignal) => next({ ...request, signal });
  return within(request, attempt, request.limit('attemptTimeout', 30_000));
};
