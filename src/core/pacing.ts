import { pause } from './timeout.ts';
import type { Layer } from './types.ts';

/** How many calls a minute the platform takes from one app instance (reference: failures). */
const PLATFORM_LIMIT = 200;
/** How long the platform counts a request: a minute, and a margin for coarse clocks and timers that fire early. */
const COUNTED = 60_000 + 250;

/** One request in the order of sending. */
interface Turn {
  /** When it is due; once it was answered, the time of the answer: the platform counted it at the latest then. */
  time: number;
}

/**
 * A layer that lets calls wait instead of being refused when there would be more than `perMinute` requests in a minute:
 * `createClient({ layers: [pacing()] })`. First come, first served; a call that is aborted leaves the queue, and one whose
 * time runs out in it fails with a TimeoutError. Repeats count too. It belongs to the client that it is given to first
 * and to every other one that shares it.
 */
export const pacing = ({ perMinute = PLATFORM_LIMIT }: { readonly perMinute?: number } = {}): Layer => {
  /** The requests that the platform may still count, and behind them those that wait, by their time. */
  const turns: Turn[] = [];
  const leave = (turn: Turn): void => {
    const index = turns.indexOf(turn);
    if (index >= 0) turns.splice(index, 1);
  };
  const enter = (turn: Turn): void => {
    turns.splice(turns.findLastIndex(({ time }) => time <= turn.time) + 1, 0, turn);
  };
  /** When the request at an index may go: as soon as the platform no longer counts the one `perMinute` before it. */
  const dueAt = (index: number): number => (turns[index - perMinute]?.time ?? -Infinity) + COUNTED;

  return (next) => async (request) => {
    const now = performance.now();
    turns.splice(0, turns.findLastIndex(({ time }) => time <= now - COUNTED) + 1);
    const turn: Turn = { time: Math.max(now, dueAt(turns.length)) };
    enter(turn);
    try {
      // A request before it may have been answered late, so that this one is due later than it was when it came.
      for (let due = turn.time; due > performance.now(); due = dueAt(turns.indexOf(turn))) {
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
