const STORE = 'sessions';

/**
 * One transaction of its own connection to a database with one store. It is opened for each use: sessions are stored a
 * few times a day, and an idle connection would keep a page out of the back/forward cache and block its deletion.
 * Transactions are carried out in the order in which they are asked for, also over several tabs.
 * @param work Asks the store, and hands on what the transaction is for; that counts once it is committed.
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
        // Closes when the transaction has ended.
        connection.close();
      }
    };
  });
