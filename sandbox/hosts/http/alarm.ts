import type { SandboxState } from '../../records/state.ts';

/** The longest delay of a timer. */
const LONGEST = 2_147_483_647;

/** A timer that wakes a sandbox when an effect is due. */
export interface Alarm {
  /** Sets the timer for the next effect. Call it after every possible change of the effects. */
  readonly set: () => void;
  readonly end: () => void;
}

/**
 * Wakes a sandbox with a real-time clock as soon as an effect is due, so that tickets, notifications and expired holds
 * do not wait for the next call (R1). Any other clock only moves by a command.
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
    // The timer does not keep the process alive; the open port does.
    timer.unref();
  };
  return { set, end: () => clearTimeout(timer) };
};
