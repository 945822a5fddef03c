import { TimeoutError } from './errors/call-errors.ts';
import { effect } from './effect.ts';
import type { CallRequest, Layer, OperationFacts } from './types.ts';

/** What is left of the call's time, in milliseconds. */
export const timeLeft = (request: Pick<CallRequest, 'deadline'>): number =>
  request.deadline - performance.now();

/** What of a call tells when it ends. */
interface TimedCall extends Pick<CallRequest, 'options' | 'timeout' | 'deadline' | 'progress' | 'stops'> {
  readonly facts: OperationFacts | undefined;
}

/** The longest delay that timers take, in milliseconds. */
const LONGEST = 2e9;

/**
 * Settles with the work, unless the caller aborts first or the time is over: `limit` milliseconds or the call's own.
 * The error names the limit that ran out, not what was left of it here.
 * The signal that the work is given then aborts; work that does not listen is only left. No timer or listener of ours
 * survives. No `AbortSignal.any` or `AbortSignal.timeout`: together they never fire on Node 20 once a garbage
 * collection has run.
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
    const timeoutMs = Math.min(limit < left ? limit : request.timeout, LONGEST);
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
    /** Says for this call whether it may have taken effect. */
    const meaning = () => {
      const { attempts } = request.progress;
      return { attempts, retryable: effect(request.facts, attempts > 0) };
    };
    const aborted = () => stop(signal?.reason);
    const ended = (reason: object) => stop(Object.assign(reason, meaning()));
    const expired = () =>
      stop(new TimeoutError(`No answer within ${timeoutMs} ms.`, { timeoutMs, ...meaning() }));
    const timer = setTimeout(expired, Math.ceil(Math.min(limit, left, LONGEST)));
    stops.add(ended);
    signal?.addEventListener('abort', aborted);
    void work(controller.signal).then(resolve, reject).then(settle);
  });

/** Waits for so many milliseconds, unless the call ends before. */
export const pause = (request: CallRequest, ms: number): Promise<void> =>
  within(
    request,
    (signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.onabort = () => clearTimeout(timer);
      }),
  );

/** Ends an attempt after its time or with the call's, headers and body counted (security P5). */
export const timeLimit: Layer = (next) => (request) => {
  const attempt = (signal: AbortSignal) => next({ ...request, signal });
  return within(request, attempt, request.limit('attemptTimeout', 30_000));
};
