import { createObservable, type Observable } from '../observable.ts';
import { createWatch } from '../watch.ts';
import type { ServerClock } from './server-clock.ts';

/**
 * The time of the platform, updated while there is a subscriber; undefined before the first subscriber, and on a
 * server.
 */
export type Ticker = Observable<number | undefined>;

/**
 * Creates a ticker with steps of `step` milliseconds, by default a second. Every value comes from the clock and not
 * from a count of ticks, so that it is right after sleep and after a switch of tabs.
 */
export const createTicker = (time: ServerClock, step = 1000): Ticker => {
  const { clock } = time;
  const now = createObservable<number | undefined>(undefined);
  const watch = createWatch(() => {
    let cancel = () => {};
    const tick = () => {
      cancel();
      const instant = time.now();
      const due = step - (((instant % step) + step) % step);
      now.set(instant - (step - due));
      cancel = clock.after(due, tick);
    };
    tick();
    const leave = [clock.onWake(tick), time.subscribe(tick)];
    return () => {
      cancel();
      for (const each of leave) each();
    };
  });
  return watch.over(now);
};
