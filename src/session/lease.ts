import type { Stops } from '../core/types.ts';
import { disposalSignal, pause } from './disposal.ts';
import { boundedWait, LONGEST_WAIT } from './bounded-wait.ts';
import { transaction } from './storage/indexed-db.ts';

/** How often somebody who waits looks again, in ms. */
const PAUSE = 50;

interface Lease {
  readonly holder: string;
  /** In ms since 1970, of the one clock that all tabs share. */
  readonly until: number;
}

/**
 * Does some work alone among all tabs by a note in the database, where the browser has no locks. The note of a tab that
 * died runs out; after the same time nobody waits any longer.
 * @param wait In milliseconds.
 * @param stops Where to be told that nobody needs the work any more; the wait then rejects.
 */
export const withLease = async <T>(
  database: string,
  key: string,
  wait: number,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const { signal, release } = disposalSignal(stops);
  const note = `lease:${key}`;
  const holder = `${Math.random()}${performance.now()}`;
  const until = Date.now() + wait;
  const take = () =>
    transaction<boolean>(database, 'readwrite', (store, hand) => {
      const reading = store.get(note);
      reading.onsuccess = () => {
        const now = Date.now();
        const { until: taken } = Object(reading.result) as Partial<Lease>;
        // A lease that ends later than any may is of a clock that has been set back since.
        if (typeof taken === 'number' && taken > now && taken <= now + wait) return hand(false);
        store.put({ holder, until: now + wait } satisfies Lease, note);
        hand(true);
      };
    });
  const giveBack = () =>
    transaction(database, 'readwrite', (store) => {
      const reading = store.get(note);
      reading.onsuccess = () => {
        if ((Object(reading.result) as Partial<Lease>).holder === holder) store.delete(note);
      };
    });
  // What is put too late is given back right after, in the order of the database.
  const soon = boundedWait(Math.min(LONGEST_WAIT, wait));
  try {
    while (!signal.aborted && !(await soon(take())) && Date.now() < until) await pause(PAUSE, signal);
  } catch {
    // Without a database that answers there is nothing that tabs share.
  }
  release();
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    giveBack().catch(() => undefined);
  }
};
