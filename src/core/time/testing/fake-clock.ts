import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** A clock that a test moves, and the ways in which a real machine treats a page. */
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
  /** Answers arrive between timers; each takes some turns of the event loop. */
  const answers = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    clock,
    answers,
    /** Time passes and every timer fires when it is due. `also` moves with it, such as the clock of a sandbox. */
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
    /** The machine sleeps: time passes, and no timer fires before it wakes. Without `wake` no event tells of it. */
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
    /** How many timers and listeners there are: none, when everything has stopped. */
    running: () => timers.length + wakers.size,
  };
};
