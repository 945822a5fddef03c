import type { Stops } from '../core/types.ts';
import { boundedWait } from './bounded-wait.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';
import { digestOf } from './digest.ts';
import { disposalSignal, pause } from './disposal.ts';
import { transaction } from './storage/indexed-db.ts';
import { LOCK_WAIT } from './web-lock.ts';

/**
 * Longest wait for the copy of this tab, and for the database, in ms. Browsers usually bring a copy up to date within
 * five milliseconds.
 */
const COPY_WAIT = 1_000;
/** Pause between two looks at the copy, in ms. */
const LOOK_PAUSE = 10;

/**
 * Runs work in one tab at a time, on the contents that the previous tab has left. Firefox and WebKit give each tab
 * a copy of `localStorage` and of the cookies, which may be some milliseconds old: a tab that gets the lock would find
 * the refresh token that the previous tab has just spent, and send it again.
 *
 * Each tab therefore notes in IndexedDB, which has no copies, a digest of the contents that it replaced. The next tab
 * waits until its copy differs from them. Without the database it does not wait.
 * @param name Name of the lock.
 * @param read The contents as this tab sees them; may throw.
 */
export const aloneOnFreshCopy = <T>(
  name: string,
  read: () => string | undefined,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> =>
  withCrossTabLock('vitrine', name, LOCK_WAIT, () => onFreshCopy(name, read, work, stops), stops);

const onFreshCopy = async <T>(
  name: string,
  read: () => string | undefined,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const soon = boundedWait(COPY_WAIT);
  const note = `replaced:${name}`;
  const now = (): number | undefined => {
    try {
      const text = read();
      return text === undefined ? undefined : digestOf(text);
    } catch {
      return undefined;
    }
  };
  const { signal, release } = disposalSignal(stops);
  const end = Date.now() + COPY_WAIT;
  let before = now();
  if (before !== undefined) {
    const replaced = await soon(notedAt(note)).catch(() => undefined);
    while (before === replaced && before !== undefined && !signal.aborted && Date.now() < end) {
      await pause(LOOK_PAUSE, signal);
      before = now();
    }
  }
  release();
  signal.throwIfAborted();
  try {
    return await work();
  } finally {
    if (before !== undefined && before !== now()) await soon(noteAt(note, before)).catch(() => undefined);
  }
};

const notedAt = (note: string): Promise<unknown> =>
  transaction('vitrine', 'readonly', (store, hand) => {
    const reading = store.get(note);
    reading.onsuccess = () => hand(reading.result);
  });

const noteAt = (note: string, digest: number): Promise<unknown> =>
  transaction('vitrine', 'readwrite', (store) => void store.put(digest, note));
