import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../core/testing/fakes.ts';
import { transaction } from './indexed-db.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [new DOMException('a newer version is there', 'VersionError'), 'VersionError'],
  [null, 'UnknownError'],
])('a database that cannot be opened gives an error with the name of the cause: %s', async (error, name) => {
  const opening = { error, onerror: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => opening });
  const failure = failureOf(transaction('sessions', 'readonly', () => undefined));
  opening.onerror();
  expect(await failure).toMatchObject({ name });
});

test('work that aborts rejects, and its writes are undone', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const aborted = transaction('sessions', 'readwrite', (store) => {
    store.put('one', 'key');
    store.transaction.abort();
  });
  expect(await failureOf(aborted)).toMatchObject({ name: 'AbortError' });
  const kept = await transaction<unknown>('sessions', 'readonly', (store, hand) => {
    const reading = store.get('key');
    reading.onsuccess = () => hand(reading.result);
  });
  expect(kept).toBeUndefined();
});
