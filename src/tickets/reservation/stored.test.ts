import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './stored.ts';

afterEach(() => void vi.unstubAllGlobals());

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

test('the draft of one buyer is not shown to another on a server with `sessionStorage`', () => {
  vi.stubGlobal('Storage', FakeStorage);
  const shared = new FakeStorage();
  const draft = { email: 'ada@example.org' };
  writeStored(() => shared, 'event', { draft });
  expect([shared.kept.size, readStored(() => shared)]).toEqual([0, {}]);
  vi.stubGlobal('document', {});
  writeStored(() => shared, 'event', { draft });
  expect(readStored(() => shared)).toEqual({ event: { draft } });
});

test('a storage of the program is used everywhere, such as that of a device', () => {
  const own = new Map<string, string>();
  const storage = {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, value: string) => void own.set(key, value),
    removeItem: (key: string) => void own.delete(key),
  };
  writeStored(() => storage, 'event', { draft: { seat: 7 } });
  expect(readStored(() => storage)).toEqual({ event: { draft: { seat: 7 } } });
});
