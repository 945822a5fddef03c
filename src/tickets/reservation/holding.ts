import { createObservable } from '../../core/observable.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';
import { createCountdown } from './countdown.ts';
import { type HeldState, IDLE, stateOfHold } from './states.ts';
import type { Hold, ReservationState } from './types.ts';

export interface HoldingOptions {
  readonly time: ServerClock;
  /** Times before the end at which to warn, in milliseconds. */
  readonly warnAt: readonly number[];
  /** Called after each change of the status or the hold. */
  readonly changed: () => void;
  /** Called at each time of `warnAt`, with the seconds that are left. */
  readonly warn: (secondsLeft: number) => void;
  /** Called after the device was asleep. */
  readonly onGap: () => void;
  /** Called while a hold seems to be over, but the platform's time was not measured: the platform must be asked. */
  readonly onUnsureEnd: () => void;
}

export type Holding = ReturnType<typeof createHolding>;

/** Makes the state of a reservation, and the countdown that warns and ends a hold. */
export const createHolding = ({ time, warnAt, changed, warn, onGap, onUnsureEnd }: HoldingOptions) => {
  const state = createObservable<ReservationState>(IDLE);
  let points = warnAt;
  /**
   * False for a hold from the storage until the platform has answered: the device's clock alone may be minutes off, and
   * must not end the hold.
   */
  let isConfirmed = true;
  /** Number of times that everything was discarded. A response to an earlier request belongs to a previous identity. */
  let generation = 0;

  const held = (): HeldState | undefined => {
    const now = state.getSnapshot();
    return now.status === 'held' ? now : undefined;
  };
  const become = (next: ReservationState): ReservationState => {
    state.set(next);
    changed();
    countdown.check();
    return next;
  };
  const countdown = createCountdown({
    time,
    expires: () => held()?.hold.expires,
    points: () => points,
    onPassed: (point) => {
      const now = held();
      if (!now || point >= (now.warning ?? Infinity)) return;
      state.set({ ...now, warning: point });
      warn(countdown.seconds.getSnapshot() ?? 0);
    },
    onEnd: () => {
      const now = held();
      if (!now || !isConfirmed) return;
      if (time.isMeasured()) become({ status: 'expired', tickets: now.tickets });
      else onUnsureEnd();
    },
    onGap,
  });

  return {
    state,
    countdown,
    held,
    become,
    /** Sets the warnings of a new hold. For a hold of five minutes, the warning at five minutes is left out. */
    warnBefore: (expires = 0): void => {
      points = warnAt.filter((point) => point < expires - time.now() - 1000);
    },
    /** Continues with a hold from the storage. */
    restore: (hold: Hold): void => {
      isConfirmed = false;
      become(stateOfHold(hold, held()));
    },
    /** Called when the platform has returned the end of the hold, or could not be reached. */
    confirm: (): void => {
      isConfirmed = true;
    },
    discard: (): void => {
      generation += 1;
      become(IDLE);
    },
    /** Returns a function that tells whether nothing was discarded since this call. */
    sameOwner: (): (() => boolean) => {
      const own = generation;
      return () => own === generation;
    },
  };
};
