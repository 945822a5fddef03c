import type { SandboxState } from '../../records/state.ts';

/** The longest time that one timer of the machine can wait. */
const LONGEST = 2_147_483_647;

/** What wakes a sandbox when something is due. */
export interface Alarm {
  /** Looks at what is due next. To be called after everything that may have changed that. */
  readonly set: () => void;
  readonly end: () => void;
}

/**
 * Wakes a sandbox whose clock follows the machine's as soon as something is due: nobody may call then, and tickets,
 * notifications and expired holds do not wait for the next call (R1). Any other clock moves by itself, never by time.
 */
export const createAlarm = (state: () => SandboxState, wake: () => void): Alarm => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = () => {
    clearTimeout(timer);
    const { clock, effects } = state();
    const [next] = effects;
    if (clock.kind !== 'real-time' || !next) return;
    const wait = next.at - (Date.now() + clock.offset);
    timer = setTimeout(
      () => {
        wake();
        set();
      },
      Math.min(LONGEST, Math.max(1, wait)),
    );
    // What is due keeps no process alive: the port that is listened on does.
    timer.unref();
  };
  return { set, end: () => clearTimeout(timer) };
};
