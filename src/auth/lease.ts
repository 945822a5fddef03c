import { transaction } from './indexed-db.ts';

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
 */
export const withLease = async <T>(
  database: string,
  key: string,
  wait: number,
  work: () => Promise<T>,
): Promise<T> => {
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
  try {
    while (!(await take()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } catch {
    // Without a database there is nothing that tabs share.
  }
  try {
    return await work();
  } finally {
    giveBack().catch(() => undefined);
  }
};
