import { createStorage } from 'unstorage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, platform, tokens } from '../../core/testing/fakes.ts';
import { member, warnings } from '../testing/contents.ts';
import { unstorageStorage } from './unstorage-storage.ts';

const KEY = 'shop@https://shop.test';
afterEach(() => void vi.useRealTimers());

test('the next request of a visitor continues with the stored session', async () => {
  const shared = createStorage();
  const first = platform([tokens(1)], [Response.json({})], unstorageStorage(shared, { sessionId: 'one' }));
  await call(first.site);
  const next = platform([tokens(9)], [Response.json({})], unstorageStorage(shared, { sessionId: 'one' }));
  await call(next.site);
  expect([next.tokenRequests.length, next.calls[0]?.headers['authorization']]).toEqual([0, 'AT1']);
});

test.each(['other', 'one:', '../one', 'one?', 'ONE', 'one%3A'])(
  'another session id never gets the session, however similar it is: %s',
  async (sessionId) => {
    const shared = createStorage();
    await unstorageStorage(shared, { sessionId: 'one' }).save(KEY, member);
    expect(await unstorageStorage(shared, { sessionId }).load(KEY)).toBeUndefined();
  },
);

test.each(['', ' '])(
  'without a session id it throws, because all visitors would share one session',
  (sessionId) => {
    expect(() => unstorageStorage(createStorage(), { sessionId })).toThrow(
      expect.objectContaining({ code: 'missing-session-id' }),
    );
  },
);

test('signing out leaves nothing in the store (P8)', async () => {
  const shared = createStorage();
  const { site } = platform([tokens(1)], [Response.json({})], unstorageStorage(shared, { sessionId: 'one' }));
  await call(site);
  expect(await shared.getKeys()).toHaveLength(1);
  await site.session.signOut();
  expect(await shared.getKeys()).toEqual([]);
});

test('the time to live is passed to the driver', async () => {
  const setItem = vi.fn<(key: string, value: string, options?: { ttl?: number }) => void>();
  const storage = { getItem: () => null, setItem, removeItem: () => undefined };
  await unstorageStorage(storage, { sessionId: 'one', ttl: 60 }).save(KEY, member);
  expect(setItem.mock.calls[0]?.[2]).toEqual({ ttl: 60 });
});

describe('a failing store: calls continue with tokens in memory, and the warning quotes no token (P14):', () => {
  const failure = Object.assign(new Error('SET vitrine AT1 RT1'), { code: 'ECONNREFUSED' });
  const fail = () => Promise.reject(failure);
  const fine = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  test.each([
    ['reads fail', { ...fine, getItem: fail }],
    ['writes fail', { ...fine, setItem: fail }],
    ['everything fails', { getItem: fail, setItem: fail, removeItem: fail }],
    [
      'it throws instead of rejecting',
      {
        ...fine,
        setItem: () => {
          throw failure;
        },
      },
    ],
  ])('%s', async (_, storage) => {
    const seen = warnings();
    const own = unstorageStorage(storage, { sessionId: 'one', ...seen });
    const { site, tokenRequests } = platform([tokens(1)], [Response.json({})], own);
    await call(site);
    await call(site);
    expect([tokenRequests.length, seen.codes]).toEqual([1, ['storage-unavailable']]);
    expect(seen.messages).toEqual([
      'The storage does not work; the session is kept in memory (ECONNREFUSED).',
    ]);
  });

  describe('that could not be read is not overwritten (P2):', () => {
    /** A client for one request, over a store with a member. */
    const request = async (inTrouble: <T>(work: () => T) => Promise<T>) => {
      const shared = createStorage();
      await unstorageStorage(shared, { sessionId: 'one' }).save(KEY, member);
      const storage = {
        getItem: (key: string) => inTrouble(() => shared.getItem(key)),
        setItem: (key: string, value: string) => shared.setItem(key, value),
        removeItem: (key: string) => shared.removeItem(key),
      };
      const { site } = platform(
        [tokens(1)],
        [Response.json({})],
        unstorageStorage(storage, { sessionId: 'one' }),
      );
      const stored = () => unstorageStorage(shared, { sessionId: 'one' }).load(KEY);
      return { site, stored, role: () => site.session.getSnapshot().role };
    };

    test('reads fail', async () => {
      const { site, stored, role } = await request(fail);
      await call(site);
      expect([role(), await stored()]).toEqual(['visitor', member]);
    });

    test('it stalls once: the call continues as a visitor, and then the session continues as the member', async () => {
      vi.useFakeTimers();
      const until = performance.now() + 3_300;
      const stall = <T>(work: () => T) =>
        new Promise<T>((resolve) => void setTimeout(() => resolve(work()), until - performance.now()));
      const { site, stored, role } = await request(stall);
      const first = call(site);
      await vi.advanceTimersByTimeAsync(3_000);
      await first;
      expect(role()).toBe('visitor');
      await vi.advanceTimersByTimeAsync(1_000);
      expect([role(), await stored()]).toEqual(['member', member]);
    });
  });

  test('a store that answers again is used again 30 s later', async () => {
    vi.useFakeTimers();
    const shared = createStorage();
    let isDown = true;
    const own = unstorageStorage(
      {
        getItem: (key) => (isDown ? new Promise(() => undefined) : shared.getItem(key)),
        setItem: (key, value) => (isDown ? new Promise(() => undefined) : shared.setItem(key, value)),
        removeItem: (key) => shared.removeItem(key),
      },
      { sessionId: 'one' },
    );
    const saving = own.save(KEY, member);
    await vi.advanceTimersByTimeAsync(3_000);
    await saving;
    expect(await own.load(KEY)).toEqual(member);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    await own.save(KEY, member);
    expect(await shared.getKeys()).toHaveLength(1);
    await shared.clear();
    expect(await own.load(KEY)).toBeUndefined();
  });

  test('a store that never answers delays a call by at most 3 s, and the next call not at all', async () => {
    vi.useFakeTimers();
    const never = () => new Promise(() => undefined);
    const own = unstorageStorage({ getItem: never, setItem: never, removeItem: never }, { sessionId: 'one' });
    const loading = own.load(KEY);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await loading, await own.load(KEY), vi.getTimerCount()]).toEqual([undefined, undefined, 0]);
  });
});
