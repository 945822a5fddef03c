import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/setup/eventually.ts';
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

  test('works, and is empty afterwards', async () => {
    const { sessionStorage, localStorage, indexedDB } = page();
    expect(await storage()).toMatchObject({
      status: 'ok',
      text: 'This page can store a session.',
      fix: undefined,
    });
    expect([sessionStorage.kept.size, localStorage.kept.size]).toEqual([0, 0]);
    await eventually(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test('that is blocked in the tab is a problem for a sign-in, else a warning', async () => {
    page({ sessionStorage: blocked });
    const words = {
      text: 'This page cannot use sessionStorage: a sign-in at the login page cannot be completed.',
      fix: 'Allow the site to store data, or give startSignIn() another storage: attempts.',
    };
    expect(await storage({ redirectUri })).toMatchObject({ status: 'problem', ...words });
    expect(await storage()).toMatchObject({ status: 'warning', ...words });
  });

  test('that is blocked elsewhere gives a warning that names the blocked parts', async () => {
    page({ localStorage: blocked, indexedDB: undefined, navigator: { cookieEnabled: false } });
    expect(await storage({ redirectUri })).toMatchObject({
      status: 'warning',
      text: 'This page cannot use web storage and IndexedDB and cookies: a session kept there is lost on a reload.',
      fix: 'Allow the site to store data, or choose another storage.',
    });
  });

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  test.each([
    ['web storage', 'forgets at once', { localStorage: { ...area(), getItem: () => null } }],
    ['IndexedDB', 'is refused', { indexedDB: { open: refuse, deleteDatabase: refuse } }],
    ['cookies', 'are switched off', { navigator: { cookieEnabled: false } }],
  ])('that is blocked in part gives a warning: %s %s', async (name, _, globals) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page(globals);
    expect(await storage()).toMatchObject({
      status: 'warning',
      text: `This page cannot use ${name}: a session kept there is lost on a reload.`,
    });
    // No timer is left: it would delay the end of a test run.
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is full gives a warning, and the test database is deleted', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { indexedDB } = page();
    expect(await storage()).toMatchObject({ text: expect.stringContaining('IndexedDB') });
    put.mockRestore();
    await eventually(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test('is unknown without a page', async () => {
    expect(await storage()).toEqual({
      check: 'storage',
      status: 'unknown',
      text: 'This is not a page: give the session and the sign-in attempt a storage.',
      fix: undefined,
    });
  });

  test('that hangs gives a warning after a time limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page({ indexedDB: { open: () => ({}), deleteDatabase: () => ({}) } });
    const finding = storage();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(await finding).toMatchObject({ status: 'warning', text: expect.stringContaining('IndexedDB') });
  });
});
