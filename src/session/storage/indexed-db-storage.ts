import { assertNumbers } from '../../core/numbers.ts';
import { transaction } from './indexed-db.ts';
import { withCrossTabLock } from '../cross-tab-lock.ts';
import { asyncStorage } from './async-storage.ts';
import type { TokenStorage } from './storage.ts';
import { type StorageOptions, warner } from './storage-warning.ts';
import { tokensIn } from './stored-tokens.ts';
import { LOCK_WAIT } from '../web-lock.ts';
import { untilRenewed } from '../until-renewed.ts';
import { watchTabs, notifyTabs } from '../tab-channel.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { isSame } from '../tokens.ts';

export interface IndexedDbOptions extends StorageOptions {
  /** Name of the database. Default: `vitrine`. */
  readonly name?: string | undefined;
  /**
   * Longest wait for another tab that renews, in milliseconds; after this time, this tab renews too. Default 15,000:
   * longer than one attempt of a token request can take.
   */
  readonly lockTimeout?: number | undefined;
}

/**
 * Keeps tokens in the browser's IndexedDB: the storage for pages that people open in several tabs. One tab renews for
 * all tabs, no tab overwrites newer tokens of another tab, and all tabs notice a sign-in or sign-out within a second.
 * Any script of the origin can read the tokens. If the database is blocked, full or missing, as in some private
 * windows, tokens stay in memory with a warning. A new visitor never overwrites a session that could not be read.
 */
export const indexedDbStorage = (options: IndexedDbOptions = {}): TokenStorage => {
  const { name = 'vitrine', lockTimeout = LOCK_WAIT } = options;
  assertNumbers({ lockTimeout });
  const channel = (key: string) => `${name}:${key}`;
  const storage = asyncStorage(
    {
      read: (key) =>
        transaction<unknown>(name, 'readonly', (store, hand) => {
          const reading = store.get(key);
          reading.onsuccess = () => hand(reading.result);
        }),
      write: async (key, text) => {
        await transaction(name, 'readwrite', (store) => {
          if (text === undefined) store.delete(key);
          else store.put(text, key);
        });
        notifyTabs(channel(key));
      },
      swap: async (key, old, tokens) => {
        const now = await transaction<Tokens | undefined>(name, 'readwrite', (store, hand) => {
          const reading = store.get(key);
          reading.onsuccess = () => {
            const found = tokensIn(reading.result);
            if (isSame(found, old)) store.put(JSON.stringify(tokens), key);
            hand(isSame(found, old) ? tokens : found);
          };
        });
        if (now === tokens) notifyTabs(channel(key));
        return now;
      },
    },
    warner(options),
  );
  return {
    ...storage,
    alone: (key, work, stops) => withCrossTabLock(name, channel(key), lockTimeout, work, stops),
    renewed: (key, old, stops) => untilRenewed(() => storage.load(key), old, stops),
    watch: (key, listener) => {
      const stops = [watchTabs(channel(key), listener), storage.watch(key, listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
};
