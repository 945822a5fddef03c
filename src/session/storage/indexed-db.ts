const STORE = 'sessions';

/**
 * Runs one transaction over its own connection to a database with one object store. The database is opened for each
 * use: an idle connection would keep the page out of the back/forward cache and block the deletion of the database, and
 * sessions are stored only a few times a day. Transactions run in the order in which they are requested, also across
 * tabs.
 * @param work Uses the object store and passes the result to `hand`. The promise resolves to this result once the
 * transaction is committed.
 */
export const transaction = <T>(
  database: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, hand: (value: T) => void) => void,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new DOMException('not opened', 'UnknownError'));
    opening.onsuccess = () => {
      const connection = opening.result;
      let handed: T | undefined;
      try {
        const own = connection.transaction(STORE, mode);
        own.oncomplete = () => resolve(handed);
        own.onabort = () => reject(own.error ?? new DOMException('aborted', 'AbortError'));
        work(own.objectStore(STORE), (value) => {
          handed = value;
        });
      } catch (error) {
        reject(error as Error);
      } finally {
        // The connection closes when its transaction has ended.
        connection.close();
      }
    };
  });
