import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/setup/eventually.ts';
import { call, platform, tokens } from '../../core/testing/fakes.ts';
import { transaction } from './indexed-db.ts';
import { indexedDbStorage } from './indexed-db-storage.ts';
import { member, warnings } from '../testing/contents.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

// Chromium's own database, locks and channels are tested over several tabs in test/tabs.

const KEY = 'shop@https://shop.test';
const renewed = (n: number): Tokens => ({
  accessToken: { value: `AT${n}`, expiresAt: 4_000_000_000 },
  refreshToken: { value: `RT${n}`, role: 'member' },
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A promise with the function that fulfils it. */
const signal = <T = void>() => {
  let give: (value: T) => void = () => undefined;
  const given = new Promise<T>((resolve) => (give = resolve));
  return { given, give };
};
const noDatabase = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a session survives a reload, and is removed by a sign-out (P8)', async () => {
  await indexedDbStorage().save(KEY, member);
  expect(await indexedDbStorage().load(KEY)).toEqual(member);
  await indexedDbStorage().save(KEY, undefined);
  expect(await indexedDbStorage().load(KEY)).toBeUndefined();
});

test('sessions are separate by database name, client and host', async () => {
  await indexedDbStorage().save(KEY, member);
  expect(await indexedDbStorage({ name: 'other' }).load(KEY)).toBeUndefined();
  expect(await indexedDbStorage().load('shop@https://other.test')).toBeUndefined();
});

describe('renewed tokens are stored', () => {
  test('over the previous tokens', async () => {
    const storage = indexedDbStorage();
    await storage.save(KEY, member);
    expect(await storage.swap?.(KEY, member, renewed(1))).toEqual(renewed(1));
    expect(await indexedDbStorage().load(KEY)).toEqual(renewed(1));
  });

  test.each<[string, Tokens | undefined]>([
    ['other tokens that a tab stored meanwhile: these are taken over', renewed(2)],
    ['a sign-out in another tab: the session stays signed out (P8)', undefined],
  ])('but not over %s', async (_, stored) => {
    const storage = indexedDbStorage();
    await storage.save(KEY, member);
    await indexedDbStorage().save(KEY, stored);
    expect(await storage.swap?.(KEY, member, renewed(1))).toEqual(stored);
    expect(await indexedDbStorage().load(KEY)).toEqual(stored);
  });

  test('once, if 20 renewals store at the same time', async () => {
    await indexedDbStorage().save(KEY, member);
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => indexedDbStorage().swap?.(KEY, member, renewed(n))),
    );
    expect(new Set(all.map((found) => found?.accessToken.value)).size).toBe(1);
  });
});

test('a sign-out during the first token request leaves no tokens behind (P8)', async () => {
  const storage = indexedDbStorage();
  const answer = signal<Response>();
  const { site, tokenRequests } = platform([answer.given], [Response.json({})], storage);
  const waiting = call(site).catch((error: { code: string }) => error.code);
  await eventually(() => expect(tokenRequests).toHaveLength(1));
  await site.session.signOut();
  answer.give(tokens(1));
  expect([await waiting, await indexedDbStorage().load(KEY)]).toEqual(['session-changed', undefined]);
  site.session.dispose();
});

describe('a failing database: calls continue with tokens in memory, with one warning (P14):', () => {
  const broken: [string, () => void | Promise<unknown>][] = [
    ['there is none', () => void vi.stubGlobal('indexedDB', undefined)],
    ['opening throws', () => void vi.stubGlobal('indexedDB', { open: noDatabase })],
    [
      'a newer version is there already',
      () =>
        new Promise((resolve) => {
          indexedDB.open('vitrine', 2).onsuccess = resolve;
        }),
    ],
    [
      'a foreign database has the name',
      () =>
        new Promise((resolve) => {
          indexedDB.open('vitrine', 1).onsuccess = resolve;
        }),
    ],
    ['reading throws', () => void vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(noDatabase)],
  ];
  beforeEach(async () => {
    const { IDBObjectStore: Store } = await import('fake-indexeddb');
    vi.stubGlobal('IDBObjectStore', Store);
  });

  test.each(broken)('%s', async (_, breakIt) => {
    await breakIt();
    const seen = warnings();
    const { site, tokenRequests, calls } = platform([tokens(1)], [Response.json({})], indexedDbStorage(seen));
    await call(site);
    await call(site);
    expect([tokenRequests.length, calls.map(({ headers }) => headers['authorization'])]).toEqual([
      1,
      ['AT1', 'AT1'],
    ]);
    expect([seen.codes, seen.messages.join('')]).toEqual([
      ['storage-unavailable'],
      expect.not.stringMatching(/AT|RT/),
    ]);
    await site.session.signOut();
    expect(await site.session.getTokens()).toBeUndefined();
    site.session.dispose();
  });

  test('it never answers: after 3 s the tokens are kept in memory', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const seen = warnings();
    const storage = indexedDbStorage(seen);
    const loading = storage.load(KEY);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await loading, seen.codes, vi.getTimerCount()]).toEqual([undefined, ['storage-unavailable'], 0]);
  });

  test('it stalls at the start of the page: the stored member is kept, also on this page (P2)', async () => {
    await indexedDbStorage().save(KEY, member);
    const { indexedDB: database } = globalThis;
    const asked: (() => void)[] = [];
    const open = (...given: Parameters<IDBFactory['open']>) => {
      const opening: Partial<IDBOpenDBRequest> = {};
      asked.push(() => {
        const own = database.open(...given);
        own.onsuccess = (event) => {
          Object.assign(opening, { result: own.result });
          opening.onsuccess?.call(own, event);
        };
      });
      return opening;
    };
    vi.stubGlobal('indexedDB', { open });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { site } = platform([tokens(1)], [Response.json({})], indexedDbStorage());
    const calling = call(site);
    await vi.advanceTimersByTimeAsync(3_000);
    await calling;
    expect(site.session.getSnapshot().role).toBe('visitor');
    vi.useRealTimers();
    for (const go of asked.splice(0)) go();
    vi.stubGlobal('indexedDB', database);
    await eventually(() => expect(site.session.getSnapshot().role).toBe('member'));
    expect(await indexedDbStorage().load(KEY)).toEqual(member);
    site.session.dispose();
  });

  test('it is full for a while: unsaved tokens are used, and stored later', async () => {
    const storage = indexedDbStorage();
    await storage.save(KEY, member);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await storage.swap?.(KEY, member, renewed(1))).toEqual(renewed(1));
    expect(await storage.load(KEY)).toEqual(renewed(1));
    full.mockRestore();
    expect(await storage.swap?.(KEY, renewed(1), renewed(2))).toEqual(renewed(2));
    expect(await indexedDbStorage().load(KEY)).toEqual(renewed(2));
  });

  test('a late failure of a write does not restore a signed-out session (P8)', async () => {
    const { indexedDB: database } = globalThis;
    const opening: { onerror?: () => void } = {};
    const storage = indexedDbStorage();
    vi.stubGlobal('indexedDB', { open: () => opening });
    const slow = storage.save(KEY, member);
    vi.stubGlobal('indexedDB', database);
    await storage.save(KEY, undefined);
    opening.onerror?.();
    await slow;
    expect(await storage.load(KEY)).toBeUndefined();
  });
});

describe('renewals of several tabs', () => {
  /** Work that records its start and end. */
  const worker = (log: string[]) => (name: string, until: () => unknown) => async () => {
    log.push(`${name} begins`);
    await until();
    log.push(`${name} ends`);
    return name;
  };

  describe.each<[string, boolean]>([
    ['with locks', true],
    ['without locks', false],
  ])('%s', (_, hasLocks) => {
    beforeEach(() => {
      if (!hasLocks) vi.stubGlobal('navigator', {});
    });

    test('wait for each other', async () => {
      const log: string[] = [];
      const work = worker(log);
      const results = await Promise.all([
        indexedDbStorage().alone?.(
          KEY,
          work('one', () => pause(60)),
        ),
        indexedDbStorage().alone?.(
          KEY,
          work('other', () => pause(60)),
        ),
      ]);
      expect(results).toEqual(['one', 'other']);
      expect(log.indexOf(log[0]?.replace('begins', 'ends') ?? '')).toBe(1);
    });

    test('do not wait for each other if the clients differ', async () => {
      const log: string[] = [];
      const work = worker(log);
      const both = () => eventually(() => expect(log.length).toBeGreaterThan(1));
      await Promise.all([
        indexedDbStorage().alone?.(KEY, work('one', both)),
        indexedDbStorage().alone?.('other', work('other', both)),
      ]);
      expect(log.slice(0, 2).every((line) => line.endsWith('begins'))).toBe(true);
    });

    test('wait no longer than lockTimeout for a tab that hangs', async () => {
      const log: string[] = [];
      const work = worker(log);
      const end = signal();
      const hanging = indexedDbStorage({ lockTimeout: 100 }).alone?.(
        KEY,
        work('hanging', () => end.given),
      );
      await eventually(() => expect(log).toEqual(['hanging begins']));
      const other = work('other', () => undefined);
      expect(await indexedDbStorage({ lockTimeout: 100 }).alone?.(KEY, other)).toBe('other');
      expect(log).toEqual(['hanging begins', 'other begins', 'other ends']);
      end.give();
      await hanging;
    });

    test('continue after a renewal that fails, which rejects with its error', async () => {
      const failing = () => Promise.reject(new Error('weather'));
      await expect(indexedDbStorage().alone?.(KEY, failing)).rejects.toThrow('weather');
      expect(
        await indexedDbStorage().alone?.(
          KEY,
          worker([])('next', () => undefined),
        ),
      ).toBe('next');
    });
  });

  test.each<[string, unknown]>([
    ['of a closed tab', { holder: 'gone', until: 1 }],
    ['from before the clock was set back', { holder: 'gone', until: Date.now() + 1e9 }],
    ['that is a text', 'member'],
    ['without an end', { holder: 'gone' }],
    ['whose end is not a number', { holder: 'gone', until: 'later' }],
  ])('a lease %s delays no tab', async (_, note) => {
    vi.stubGlobal('navigator', {});
    await transaction('vitrine', 'readwrite', (store) => void store.put(note, `lease:vitrine:${KEY}`));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await indexedDbStorage().alone?.(KEY, async () => 'done')).toBe('done');
    // The waiting tab tries again after a pause.
    expect(timers).not.toHaveBeenCalledWith(expect.anything(), 50);
  });

  test('a tab waits no longer than lockTimeout if other tabs keep taking the lease', async () => {
    vi.stubGlobal('navigator', {});
    const take = () =>
      transaction('vitrine', 'readwrite', (store) => {
        store.put({ holder: 'others', until: Date.now() + 290 }, `lease:vitrine:${KEY}`);
      });
    await take();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    const outcome = indexedDbStorage({ lockTimeout: 300 }).alone?.(KEY, work);
    const pass = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      // The database runs transactions in order: the waiting tab has read the lease before the lease is taken again.
      await take();
    };
    for (let passed = 0; passed < 280; passed += 20) await pass(20);
    expect(work).not.toHaveBeenCalled();
    for (let passed = 0; passed < 100; passed += 20) await pass(20);
    expect(await outcome).toBe('done');
  });

  test.each([
    [undefined, 3_000],
    [500, 500],
  ])(
    'without locks, a database that never answers delays the work only for a limited time (lockTimeout %s)',
    async (lockTimeout, longest) => {
      vi.useFakeTimers();
      vi.stubGlobal('navigator', {});
      vi.stubGlobal('indexedDB', { open: () => ({}) });
      const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
      const outcome = indexedDbStorage({ lockTimeout }).alone?.(KEY, work);
      await vi.advanceTimersByTimeAsync(longest - 1);
      expect(work).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(work).toHaveBeenCalledOnce();
      expect([await outcome, vi.getTimerCount()]).toEqual(['done', 0]);
    },
  );

  test('without locks and without an answer of the database, calls continue with tokens in memory (P14)', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const { site } = platform([tokens(1)], [Response.json({ fine: true })], indexedDbStorage());
    const answer = call(site);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await answer).toEqual({ fine: true });
    site.session.dispose();
  });

  test.each<[string, () => void]>([
    [
      'locks are rejected, as in a sandboxed frame',
      () => void vi.stubGlobal('navigator', { locks: { request: async () => noDatabase() } }),
    ],
    [
      'there are neither locks nor a database',
      () => {
        vi.stubGlobal('navigator', {});
        vi.stubGlobal('indexedDB', undefined);
      },
    ],
    ['there is no navigator', () => void vi.stubGlobal('navigator', undefined)],
  ])('%s: the work runs once', async (_, lack) => {
    lack();
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    expect(await indexedDbStorage().alone?.(KEY, work)).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });
});

test('disposing frees every channel and listener, and no connection stays open', async () => {
  const open = new Set<BroadcastChannel>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.add(this);
      }
      override close() {
        open.delete(this);
        super.close();
      }
    },
  );
  const { site } = platform([tokens(1)], [Response.json({})], indexedDbStorage());
  await call(site);
  expect(open.size).toBe(1);
  site.session.dispose();
  expect(open.size).toBe(0);
  const deleted = await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('vitrine');
    deleting.onsuccess = () => resolve('deleted');
    deleting.onblocked = () => resolve('blocked');
  });
  expect(deleted).toBe('deleted');
});
