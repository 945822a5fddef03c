import { TimeoutError } from '../errors/call-errors.ts';
import type { CallRequest } from './call-request.ts';
import { effect } from './effect.ts';

/** The longest delay that timers take. */
const LONGEST = 2 ** 31 - 1;

/** What is left of the call's time, in milliseconds. */
export const timeLeft = (request: CallRequest): number => Math.max(0, request.deadline - performance.now());

/**
 * Waits for work until the caller aborts or the time is over, whichever is first; then `giveUp` is called.
 * `limit` bounds this wait, and the call's deadline bounds it too. Work that `giveUp` does not end goes on: a shared
 * renewal is only left. No timer or listener survives.
 */
export const within = <T>(
  request: CallRequest,
  work: Promise<T>,
  limit = Infinity,
  giveUp?: (reason: unknown) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const { signal, trace } = request;
    const left = timeLeft(request);
    const stop = (reason: unknown) => {
      settle();
      reject(reason);
      giveUp?.(reason);
    };
    const aborted = () => stop(signal?.reason);
    const late = () => {
      const timeoutMs = left < limit ? request.limits.call : limit;
      const message = `No complete answer within ${timeoutMs} ms`;
      stop(
        new TimeoutError(message, {
          timeoutMs,
          attempts: trace.attempts,
          retryable: effect(request.facts, trace.attempts > 0),
        }),
      );
    };
    const timer = setTimeout(late, Math.min(left, limit, LONGEST));
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    };
    signal?.addEventListener('abort', aborted);
    work.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error);
      },
    );
  });
