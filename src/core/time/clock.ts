/** The clock of the device; tests replace it. All times are in milliseconds. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs some work once after a delay; returns the function that cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /**
   * Calls the listener when the page resumes: after sleep, from another tab, from the browser's history, or after being
   * offline. Timers stand still during sleep. Returns the function that removes the listener.
   */
  readonly onWake: (listener: () => void) => () => void;
}

/** The longest delay of `setTimeout`; a longer delay would fire at once. */
const LONGEST = 2_147_483_647;

const wakers = [
  ['document', 'visibilitychange'],
  ['window', 'focus'],
  ['window', 'pageshow'],
  ['window', 'online'],
] as const;

/** The clock of this device. It reads nothing before its first use. */
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
    // React Native has a window without these functions.
    const targets = wakers.map(
      ([name, event]) => [globalThis[name] as Partial<EventTarget> | undefined, event] as const,
    );
    for (const [target, event] of targets) target?.addEventListener?.(event, heard);
    return () => {
      for (const [target, event] of targets) target?.removeEventListener?.(event, heard);
    };
  },
};
