import { createObservable, type Observable } from '../../core/observable.ts';
import { createWatch } from '../../core/watch.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';

/** Counts down to an instant of the platform's clock. Timers run between `start` and `stop` only. */
export interface Countdown {
  /** Whole seconds that are left, rounded up; undefined while nothing runs out. It changes while somebody looks. */
  readonly seconds: Observable<number | undefined>;
  readonly start: () => void;
  readonly stop: () => void;
  /** Looks at the clock again. */
  readonly check: () => void;
}

/** What a countdown asks and tells. */
export interface CountdownOptions {
  readonly time: ServerClock;
  /** When it ends; undefined when nothing runs out. */
  readonly expires: () => number | undefined;
  /** Points before the end, in milliseconds. */
  readonly points: () => readonly number[];
  /** Points were passed; the last of them. Not called again for the same one. */
  readonly onPassed: (point: number) => void;
  readonly onEnd: () => void;
  /** A timer came much later than it should: the machine was asleep. */
  readonly onGap: () => void;
}

/** A timer that is this late was not merely busy. */
const GAP = 5000;

/** Every value comes from the clock; ticks are not counted (needs N8). */
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
    // Not before the platform has surely given the tickets back: who reserves again would find their own ones in the way.
    const surelyLeft = end - time.surely();
    if (surelyLeft <= 0) return onEnd();
    const warnAt = points();
    const passed = warnAt.filter((point) => left <= point);
    if (passed.length > 0) onPassed(Math.min(...passed));
    if (!running) return;
    // To the next second while somebody counts them, else to the next point.
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
