import { pause } from './timeout.ts';
import { assertNumbers } from './numbers.ts';
import { isTokenRequest } from './token-request.ts';
import type { Layer } from './types.ts';

/** Calls per minute that the platform accepts from one app instance. */
const PLATFORM_LIMIT = 200;
/**
 * Time for which the platform counts a request: a minute, and a margin for coarse clocks and timers that fire early.
 */
const COUNTED = 60_000 + 250;

/** One request in the order of sending. */
interface Turn {
  /**
   * The time at which the request may be sent. After the response: the time of the response, by which the platform has
   * counted the request.
   */
  time: number;
}

/**
 * Creates a layer that delays calls that would exceed `perMinute` requests in a minute: `createClient({ layers:
 * [pacing()] })`. Calls are sent in order; an aborted call leaves the queue, and a call whose time runs out in the
 * queue fails with a TimeoutError. Repeats count too, and so do token requests, which are never delayed: calls wait for
 * them. Clients that are given the same layer share its limit.
 * @throws ValidationError (`invalid-option`) unless `perMinute` is a whole number from 1.
 */
export const pacing = ({ perMinute = PLATFORM_LIMIT }: { readonly perMinute?: number } = {}): Layer => {
  assertNumbers({ perMinute }, { min: 1, whole: true });
  /** The requests that the platform may still count, followed by the waiting requests, by time. */
  const turns: Turn[] = [];
  const leave = (turn: Turn): void => {
    const index = turns.indexOf(turn);
    if (index >= 0) turns.splice(index, 1);
  };
  const enter = (turn: Turn): void => {
    turns.splice(turns.findLastIndex(({ time }) => time <= turn.time) + 1, 0, turn);
  };
  /**
   * The time at which the request at an index may be sent: as soon as the platform no longer counts the request
   * `perMinute` places before it.
   */
  const dueAt = (index: number): number => (turns[index - perMinute]?.time ?? -Infinity) + COUNTED;

  return (next) => async (request) => {
    const now = performance.now();
    turns.splice(0, turns.findLastIndex(({ time }) => time <= now - COUNTED) + 1);
    // The calls that hold the present turns may wait for this token: behind them, it would wait until they fail.
    const isAwaited = isTokenRequest(request);
    const turn: Turn = { time: isAwaited ? now : Math.max(now, dueAt(turns.length)) };
    enter(turn);
    try {
      // The response of a previous request may have been late, which delays this request beyond the computed time.
      for (let due = turn.time; !isAwaited && due > performance.now(); due = dueAt(turns.indexOf(turn))) {
        turn.time = due;
        await pause(request, due - performance.now());
      }
    } catch (error) {
      leave(turn);
      throw error;
    }
    try {
      return await next(request);
    } finally {
      leave(turn);
      turn.time = performance.now();
      enter(turn);
      for (let repeat = 1; repeat < request.progress.attempts; repeat++) enter({ time: turn.time });
    }
  };
};
