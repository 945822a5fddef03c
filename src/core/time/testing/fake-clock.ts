import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** A clock that a test moves, with the sleep and wake-up of a real machine. */
export const fakeClock = (start = Date.parse('2026-03-02T09:00:00.000Z')) => {
  let now = start;
  let timers: Timer[] = [];
  const wakers = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, work) => {
      const timer = { at: now + Math.max(0, milliseconds), work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    onWake: (listener) => {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
  };
  /** Lets pending responses arrive between timers; each takes some turns of the event loop. */
  const answers = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    clock,
    answers,
    /**
     * Lets time pass; every timer fires at its time. `also` moves another clock by the same time, for example a
     * sandbox's clock.
     */
    pass: async (milliseconds: number, also: (by: number) => void = () => {}) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        const until = Math.max(now, next?.at ?? end);
        also(until - now);
        now = until;
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        next.work();
        await answers();
      }
      await answers();
    },
    /**
     * Puts the machine to sleep: time passes, and no timer fires before it wakes. Without `wake`, no event reports the
     * end of the sleep.
     */
    sleep: async (milliseconds: number, also: (by: number) => void = () => {}, wake = true) => {
      now += milliseconds;
      also(milliseconds);
      if (wake) for (const listener of wakers) listener();
      await answers();
    },
    /** Makes the tab visible again. */
    wake: async () => {
      for (const listener of wakers) listener();
      await answers();
    },
    /** Number of timers and listeners: 0 if everything has stopped. */
    running: () => timers.length + wakers.size,
  };
};
