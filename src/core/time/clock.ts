/** The clock of the device, and what a test puts in its place. All times are in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does some work once, later; returns how to prevent it. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /**
   * Tells when the page comes back: from sleep, from another tab, from the browser's history, from being offline. Timers
   * stand still meanwhile. Returns how to stop.
   */
  readonly onWake: (listener: () => void) => () => void;
}

/** The longest pause that a timer of the platform can make; a longer one would be none. */
const LONGEST = 2_147_483_647;

const wakers = [
  ['document', 'visibilitychange'],
  ['window', 'focus'],
  ['window', 'pageshow'],
  ['window', 'online'],
] as const;

/** The clock of this device. Reads nothing before it is asked. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, Math.min(Math.max(milliseconds, 0), LONGEST));
    return () => clearTimeout(timer);
  },
  onWake: (listener) => {
    const heard = () => {
      if (globalThis.document?.visibilityState !== 'hidden') listener();
    };
    for (const [target, event] of wakers) globalThis[target]?.addEventListener(event, heard);
    return () => {
      for (const [target, event] of wakers) globalThis[target]?.removeEventListener(event, heard);
    };
  },
};
