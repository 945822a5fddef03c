import type { Stops } from '../core/types.ts';
import { withLease } from './lease.ts';
import { withWebLock } from './web-lock.ts';

/**
 * Runs work in one tab at a time: the `alone` of storages that tabs share. It uses a lock of the browser, or a lease in
 * IndexedDB if the browser has no locks, as on a page without HTTPS.
 * @param database Name of the database that has the lease.
 * @param name Name of the resource that the tabs share.
 * @param wait Longest wait in milliseconds; after this time the work runs without the lock.
 */
export const withCrossTabLock = <T>(
  database: string,
  name: string,
  wait: number,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const { locks } = globalThis.navigator ?? {};
  return locks ? withWebLock(locks, name, wait, work, stops) : withLease(database, name, wait, work, stops);
};
