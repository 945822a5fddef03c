import { createStorage } from 'unstorage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { createClient } from '../core/client.ts';
import type { Layer } from '../core/types.ts';
import { call, failureOf, host, platform, tokens } from '../core/testing/fakes.ts';
import { cookieStorage } from './storage/cookie-storage.ts';
import { oauth } from './oauth.ts';
import { signInWith } from '../sign-in/sign-in-with.ts';
import { memoryStorage } from './storage/storage.ts';
import { unstorageStorage } from './storage/unstorage-storage.ts';

const KEY = 'shop@https://shop.test';
const disposed = { name: 'AuthError', code: 'session-disposed' };
const fine = () => Response.json({});
const silence = () => new Promise<Response>(() => undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('disposing a session over cookieStorage', () => {
  /** A browser in which another tab has the lock; `open` is the set of channels and listeners that are not freed. */
  const browser = () => {
    const open = new Set<unknown>();
    let cookie = '';
    vi.stubGlobal('location', { protocol: 'http:' });
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
      set cookie(line: string) {
        cookie = line;
      },
    });
    vi.stubGlobal('addEventListener', (_: string, listener: unknown) => void open.add(listener));
    vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => void open.delete(listener));
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          open.add(this);
        }
        postMessage() {}
        close() {
          open.delete(this);
        }
      },
    );
    const request = (_: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    vi.stubGlobal('navigator', { locks: { request } });
    return { open, cookie: () => cookie };
  };

  test('frees its channel and its listener, and ends the wait for the lock of another tab', async () => {
    vi.useFakeTimers();
    const { open, cookie } = browser();
    const { site, tokenRequests } = platform([tokens(1)], [fine], cookieStorage());
    const waiting = failureOf(call(site));
    await vi.advanceTimersByTimeAsync(50);
    // The channel, the listener and the timer of the wait, in addition to the timer of the call.
    expect([open.size, vi.getTimerCount()]).toEqual([2, 2]);
    site.session.dispose();
    expect(await waiting).toMatchObject(disposed);
    await vi.advanceTimersByTimeAsync(0);
    expect([open.size, vi.getTimerCount(), site.session.stops.size]).toEqual([0, 0, 0]);
    expect([tokenRequests, cookie()]).toEqual([[], '']);
  });
});

describe('disposing a session over unstorageStorage', () => {
  test('ends the wait for the renewal of another client over the same storage', async () => {
    const shared = createStorage();
    const first = platform([silence], [fine], unstorageStorage(shared, { sessionId: 'one' }));
    const second = platform([tokens(1)], [fine], unstorageStorage(shared, { sessionId: 'one' }));
    const waiting = [failureOf(call(first.site)), failureOf(call(second.site))];
    await eventually(() => expect(first.tokenRequests).toHaveLength(1));
    await eventually(() => expect(second.site.session.stops.size).toBe(2));
    second.site.session.dispose();
    expect(await waiting[1]).toMatchObject(disposed);
    expect([second.tokenRequests, second.site.session.stops.size]).toEqual([[], 0]);
    first.site.session.dispose();
    expect(await waiting[0]).toMatchObject(disposed);
    expect(await shared.getKeys()).toEqual([]);
  });

  test('ends the wait for a driver; if the driver answers late, no token request is sent', async () => {
    vi.useFakeTimers();
    let isSilent = true;
    const waitingReads: (() => void)[] = [];
    const driver = {
      getItem: () =>
        new Promise<null>((resolve) => {
          waitingReads.push(() => resolve(null));
          if (!isSilent) resolve(null);
        }),
      setItem: vi.fn<() => void>(),
      removeItem: () => undefined,
    };
    const { site, tokenRequests } = platform(
      [tokens(1)],
      [fine],
      unstorageStorage(driver, { sessionId: 'one' }),
    );
    const waiting = failureOf(call(site));
    site.session.dispose();
    expect(await waiting).toMatchObject(disposed);
    isSilent = false;
    for (const answer of waitingReads) answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tokenRequests, driver.setItem.mock.calls]).toEqual([[], []]);
  });
});

test('discards tokens that arrived but were not yet taken over', async () => {
  const storage = memoryStorage();
  const disposing: Layer = (next) => async (request) => {
    const response = await next(request);
    site.session.dispose();
    return response;
  };
  const site = createClient({
    fetch: host(tokens(1)).fetch,
    host: 'https://shop.test',
    auth: oauth({ clientId: 'shop', storage }),
    layers: [disposing],
  });
  const failure = await failureOf(signInWith(site.session, { grantType: 'authorization_code' }));
  expect(failure).toMatchObject(disposed);
  expect([storage.load(KEY), site.session.stops.size]).toEqual([undefined, 0]);
});
