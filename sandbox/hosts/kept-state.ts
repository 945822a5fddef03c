import type { SandboxState } from '../records/state.ts';
import type { KeptCookies } from './mounted.ts';

/** The saved data of a sandbox in a browser. */
export interface KeptSite {
  readonly state: SandboxState;
  readonly cookies: KeptCookies;
}

/** The storage of one site in the browser. If the storage does not work nothing is saved, and nothing fails. */
export interface KeptState {
  readonly load: () => Promise<KeptSite | undefined>;
  /** Resolves when the data is saved. */
  readonly save: (site: KeptSite) => Promise<void>;
}

const STORE = 'sites';
const KEY = 'site';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/**
 * Saves a site in the IndexedDB database with a name. The database is opened for each use, so that its deletion is
 * never blocked.
 */
export const keptState = (database: string, indexedDb: IDBFactory = indexedDB): KeptState => {
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    try {
      const opening = indexedDb.open(database, 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
      const open = await settled(opening);
      try {
        return await settled(work(open.transaction(STORE, mode).objectStore(STORE)));
      } finally {
        open.close();
      }
    } catch {
      // In a private window or on a full disk the site lives as long as its worker.
      return undefined;
    }
  };
  return {
    load: () => within('readonly', (store) => store.get(KEY) as IDBRequest<KeptSite | undefined>),
    save: async (site) => void (await within('readwrite', (store) => store.put(site, KEY))),
  };
};
