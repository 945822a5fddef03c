import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { type PreflightOptions } from './index.ts';
import { redirectUri, setStage } from './testing/stage.ts';

const { find } = setStage();

describe('the storage of a page', () => {
  const area = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const blocked = {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const page = (globals: Record<string, unknown> = {}) => {
    const all = {
      document: {},
      sessionStorage: area(),
      localStorage: area(),
      indexedDB: new IDBFactory(),
      navigator: { cookieEnabled: true },
      ...globals,
    };
    for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
    return all;
  };
  const storage = (options: PreflightOptions = {}) => find('storage', { ...options, checks: ['storage'] });

  test('works, and nothing is left in it', async () => {
    const { sessionStorage, localStorage, indexedDB } = page();
    expect(await storage()).toMatchObject({ status: 'ok' });
    expect([sessionStorage.kept.size, localStorage.kept.size]).toEqual([0, 0]);
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test('is blocked in the tab: a problem for a sign-in, else a warning', async () => {
    page({ sessionStorage: blocked });
    expect(await storage({ redirectUri })).toMatchObject({ status: 'problem' });
    expect(await storage()).toMatchObject({ status: 'warning' });
  });

  test('is blocked elsewhere: what is blocked is named', async () => {
    page({ localStorage: blocked, indexedDB: undefined, navigator: { cookieEnabled: false } });
    expect(await storage({ redirectUri })).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('web storage and IndexedDB and cookies'),
    });
  });

  test('hangs: it is not waited for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page({ indexedDB: { open: () => ({}), deleteDatabase: () => ({}) } });
    const finding = storage();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(await finding).toMatchObject({ status: 'warning', text: expect.stringContaining('IndexedDB') });
  });
});
