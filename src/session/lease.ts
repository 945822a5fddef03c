import { memberAt } from '../core/json.ts';
import type { Stops } from '../core/types.ts';
import { boundedWait, LONGEST_WAIT } from './bounded-wait.ts';
import { disposalSignal, pause } from './disposal.ts';
import { transaction } from './storage/indexed-db.ts';

/** Pause before a waiting tab tries again to take the lease, in ms. */
const RETRY_PAUSE = 50;

/** A record in the database: this tab has the lease until the given time. */
interface Lease {
  readonly holder: string;
  /** In ms since 1970, by the clock that all tabs share. */
  readonly until: number;
}

/**
 * Runs work in one tab at a time, for browsers without locks. A tab takes the lease, works, and deletes the lease.
 *
 * - If a tab ends without deleting its lease, the lease expires after `wait`.
 * - If a tab waits longer than `wait`, it works without a lease: a storage compares before it overwrites.
 * - If the database does not answer, the tab works at once: without a database the tabs share nothing.
 * @param wait In milliseconds.
 * @param stops Functions to call when the session is disposed; the wait then rejects.
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
        const taken = memberAt(reading.result, 'until');
        // A lease cannot last longer than `wait`. If it does, the clock was set back in the meantime, and the lease is
        // void.
        if (typeof taken === 'number' && taken > now && taken <= now + wait) return hand(false);
        store.put({ holder, until: now + wait } satisfies Lease, note);
        hand(true);
      };
    });
  const giveBack = () =>
    transaction(database, 'readwrite', (store) => {
      const reading = store.get(note);
      reading.onsuccess = () => {
        if (memberAt(reading.result, 'holder') === holder) store.delete(note);
      };
    });
  // A database runs its transactions in order: if `take` runs after this wait, `giveBack` runs later and deletes the
  // lease.
  const soon = boundedWait(Math.min(LONGEST_WAIT, wait));
  try {
    while (!signal.aborted && !(await soon(take())) && Date.now() < until) await pause(RETRY_PAUSE, signal);
  } catch {
    // The database does not answer.
  }
  release();
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    giveBack().catch(() => undefined);
  }
};
