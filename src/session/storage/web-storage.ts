import { isSharedArea } from '../../core/page.ts';
import { aloneOnFreshCopy } from '../fresh-copy.ts';
import { keepInPage } from '../page-only.ts';
import type { TokenStorage } from './storage.ts';
import { type StorageOptions, warner } from './storage-warning.ts';
import { tokensIn } from './stored-tokens.ts';
import { syncStorage } from './sync-storage.ts';
import { watchTabs, notifyTabs } from '../tab-channel.ts';

/** The part of `localStorage` and `sessionStorage` that is used; any object with these methods works. */
export type WebStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface WebStorageOptions extends StorageOptions {
  /**
   * Default: `localStorage`, looked up at each use, because reading the property alone may throw. Browsers copy
   * `sessionStorage` into a tab that the page opens: both tabs then begin with the same refresh token, which a platform
   * may accept only once.
   */
  readonly area?: WebStorageArea | undefined;
  /** Prefix of each key, which is the client id and the host. Default: `vitrine:`. */
  readonly prefix?: string | undefined;
}

/**
 * Keeps tokens in a storage area of the browser, so that a visitor finds the cart again after a reload. Any script of
 * the origin can read it. If the area is blocked, full or missing, tokens stay in memory with a warning; damaged or
 * foreign contents count as no tokens. Outside of a page, calls reject with ValidationError (`storage-outside-page`) and
 * nothing is sent: some servers have a `localStorage`, which all their visitors would share. Other tabs are notified of changes. One tab renews at a time, by a lock of the
 * browser or a lease in IndexedDB. If the browser has neither, two tabs may send the same refresh token, and a member
 * may be signed out. For pages that people open in several tabs, use `indexedDbStorage`.
 */
export const webStorage = (options: WebStorageOptions = {}): TokenStorage => {
  const { prefix = 'vitrine:' } = options;
  const area = (): WebStorageArea => {
    if (isSharedArea(options.area)) throw new Error('There is no page.');
    return options.area ?? globalThis.localStorage;
  };
  const read = (key: string) => area().getItem(prefix + key) ?? undefined;
  return {
    ...syncStorage(
      {
        read,
        write: (key, text) => {
          if (text === undefined) area().removeItem(prefix + key);
          else area().setItem(prefix + key, text);
          notifyTabs(prefix + key);
        },
        format: JSON.stringify,
        parse: tokensIn,
      },
      warner(options),
    ),
    keep: keepInPage('webStorage', () => !isSharedArea(options.area)),
    alone: (key, work, stops) => aloneOnFreshCopy(prefix + key, () => read(key), work, stops),
    watch: (key, listener) => {
      const unhear = watchTabs(prefix + key, listener);
      if (typeof addEventListener !== 'function') return unhear;
      // Other scripts may write or clear the area too. The event has no key if the whole area was cleared.
      const changed = (event: StorageEvent) => {
        if (event.key === null || event.key === prefix + key) listener();
      };
      addEventListener('storage', changed);
      return () => {
        removeEventListener('storage', changed);
        unhear();
      };
    },
  };
};
