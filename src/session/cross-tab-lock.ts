import type { Stops } from '../core/types.ts';
import { withLease } from './lease.ts';
import { withWebLock } from './web-lock.ts';

/**
 * The `alone` of storages that tabs share: one tab after the other, by a lock of the browser, or by a lease in IndexedDB
 * where the browser has no locks, as on a page without HTTPS.
 * @param database Where the lease is noted.
 * @param name Of what the tabs share.
 * @param wait In milliseconds; after that the work is done anyway.
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
