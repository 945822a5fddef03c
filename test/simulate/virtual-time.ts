/**
 * A simulated clock that advances only after all due work is done, so that an hour of many clients is
 * simulated in minutes.
 */
export interface VirtualTime {
  /** Milliseconds since the start. */
  readonly now: () => number;
  readonly after: (milliseconds: number, work: () => void) => void;
  /** Runs all work that is due until the given time, in order. */
  readonly runUntil: (end: number) => Promise<void>;
  /** Restores the real clock of the process. */
  readonly restore: () => void;
}

interface Due {
  readonly at: number;
  readonly work: () => void;
  canceled: boolean;
}

/** Length of a step in milliseconds. */
const STEP = 20;
/** Start of the simulated clock, in milliseconds since 1970: a round number. */
const START = 1_800_000_000_000;

/**
 * Replaces the timers and clocks of the process until `restore`. A timer wheel keeps the cost of a timer
 * independent of their number.
 */
export const startVirtualTime = (): VirtualTime => {
  const before = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    dateNow: Date.now,
    performanceNow: performance.now.bind(performance),
  };
  const wheel = new Map<number, Due[]>();
  let now = 0;

  const add = (milliseconds: number, work: () => void): Due => {
    const at = now + Math.max(1, milliseconds);
    const due = { at, work, canceled: false };
    const step = Math.ceil(at / STEP);
    const others = wheel.get(step);
    if (others) others.push(due);
    else wheel.set(step, [due]);
    return due;
  };
  globalThis.setTimeout = ((work: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) =>
    add(milliseconds, () => work(...args))) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((due: Due | undefined) => {
    if (due) due.canceled = true;
  }) as unknown as typeof clearTimeout;
  Date.now = () => START + Math.floor(now);
  performance.now = () => now;

  /** Runs all code that waits only for promises. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
  };

  return {
    now: () => now,
    after: (milliseconds, work) => void add(milliseconds, work),
    async runUntil(end) {
      for (let step = Math.floor(now / STEP) + 1; step * STEP <= end; step++) {
        const due = wheel.get(step);
        if (!due) continue;
        wheel.delete(step);
        now = step * STEP;
        for (const { canceled, work } of due) if (!canceled) work();
        await settle();
      }
      now = end;
    },
    restore() {
      globalThis.setTimeout = before.setTimeout;
      globalThis.clearTimeout = before.clearTimeout;
      Date.now = before.dateNow;
      performance.now = before.performanceNow;
    },
  };
};
