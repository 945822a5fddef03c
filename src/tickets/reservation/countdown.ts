import { createObservable, type Observable } from '../../core/observable.ts';
import { createWatch } from '../../core/watch.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';

/** A countdown to an instant of the platform's clock. Timers run only between `start` and `stop`. */
export interface Countdown {
  /** Whole seconds that are left, rounded up; undefined without an end. It changes while it has a subscriber. */
  readonly seconds: Observable<number | undefined>;
  readonly start: () => void;
  readonly stop: () => void;
  /** Reads the clock and updates the seconds. */
  readonly check: () => void;
}

/** Options of a countdown. */
export interface CountdownOptions {
  readonly time: ServerClock;
  /** The end; undefined if there is none. */
  readonly expires: () => number | undefined;
  /** Times before the end at which to call `onPassed`, in milliseconds. */
  readonly points: () => readonly number[];
  /**
   * Called with the last entry of `points` that was passed, possibly again with the same entry: the receiver ignores
   * repetitions.
   */
  readonly onPassed: (point: number) => void;
  /** Called when the end has passed, and again while `expires` still has an end. */
  readonly onEnd: () => void;
  /** Called after a timer fired much too late: the device was asleep. */
  readonly onGap: () => void;
}

/** Lateness of a timer in milliseconds above which the device must have been asleep. */
const GAP = 5000;

/** Pause before an end that was not confirmed is announced again, in milliseconds. */
const AGAIN = 5000;

/** Makes a countdown. It reads the clock at each tick, because ticks may be late. */
export const createCountdown = (options: CountdownOptions): Countdown => {
  const { time, expires, points, onPassed, onEnd, onGap } = options;
  const { clock } = time;
  const seconds = createObservable<number | undefined>(undefined);
  let running = false;
  let cancel = () => {};

  const check = () => {
    cancel();
    const end = expires();
    if (end === undefined) return seconds.set(undefined);
    const left = end - time.now();
    seconds.set(Math.max(0, Math.ceil(left / 1000)));
    // Wait until the platform has certainly released the tickets: before that, they could not be reserved
    // again.
    const surelyLeft = end - time.surely();
    if (surelyLeft <= 0) {
      onEnd();
      // The end may have to be confirmed first.
      if (running && expires() !== undefined) cancel = clock.after(AGAIN, check);
      return;
    }
    const warnAt = points();
    const passed = warnAt.filter((point) => left <= point);
    if (passed.length > 0) onPassed(Math.min(...passed));
    if (!running) return;
    // The next timer: for the next second if the seconds have a subscriber, otherwise for the next point.
    const next =
      left <= 0
        ? surelyLeft
        : ticks.isOpen()
          ? left % 1000 || 1000
          : left - Math.max(0, ...warnAt.filter((point) => point < left));
    const due = clock.now() + next;
    cancel = clock.after(next, () => {
      const late = clock.now() - due;
      check();
      if (Math.abs(late) > GAP) onGap();
    });
  };
  const ticks = createWatch(() => {
    check();
    return () => {
      if (running) check();
    };
  });
  return {
    seconds: { ...ticks.over(seconds), getServerSnapshot: () => undefined },
    start: () => {
      running = true;
      check();
    },
    stop: () => {
      running = false;
      cancel();
    },
    check,
  };
};
