import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/setup/eventually.ts';
import { call, platform, tokens } from '../../core/testing/fakes.ts';
import { webStorage, type WebStorageArea } from './web-storage.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

// Contents and failures of a browser's storage.

const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KEY = 'vitrine:shop@https://shop.test';
const member = {
  accessToken: { value: 'AT-member', expiresAt: NOW / 1000 + 3600 },
  refreshToken: { value: 'RT-member', role: 'member' },
};
const area = (contents: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(contents));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const shop = (storage: WebStorageArea) =>
  platform([tokens(1), tokens(2), tokens(3)], [Response.json({ fine: true })], webStorage({ area: storage }));

test('a stored session continues after a reload', async () => {
  const storage = area({ [KEY]: JSON.stringify(member) });
  const { site, tokenRequests, calls } = shop(storage);
  expect(site.session.getSnapshot()).toMatchObject({ role: 'member', loggedIn: true });
  await call(site);
  expect([tokenRequests.length, calls[0]?.headers['authorization']]).toEqual([0, 'AT-member']);
});

test('a new session is stored under a key with client id and host', async () => {
  const storage = area();
  await call(shop(storage).site);
  expect(JSON.parse(storage.kept.get(KEY) ?? '')).toEqual({
    accessToken: { value: 'AT1', expiresAt: NOW / 1000 + 14_400 },
    refreshToken: { value: 'RT1', role: 'visitor' },
    lineage: expect.any(Number),
  });
});

describe('a failing storage: calls continue with tokens in memory', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  test.each([
    ['reads throw', { ...area(), getItem: blocked }],
    ['writes throw', { ...area(), setItem: blocked }],
    ['removing throws', { ...area(), removeItem: blocked }],
    ['everything throws', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ])('%s', async (_, storage) => {
    const { site, tokenRequests, calls } = shop(storage);
    await call(site);
    await call(site);
    expect([tokenRequests.length, calls.map(({ headers }) => headers['authorization'])]).toEqual([
      1,
      ['AT1', 'AT1'],
    ]);
    void site.session.signOut();
    expect([site.session.getSnapshot().role, await site.session.getTokens()]).toEqual(['none', undefined]);
  });

  test('it is missing in the page', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', undefined);
    const { site, tokenRequests } = platform([tokens(1)], [Response.json({})], webStorage());
    await call(site);
    await call(site);
    expect(tokenRequests).toHaveLength(1);
  });

  test('reading the property of the window throws', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { get: blocked, configurable: true });
    const { site } = platform([tokens(1)], [Response.json({ fine: true })], webStorage());
    await expect(call(site)).resolves.toEqual({ fine: true });
  });

  test('it is full for a while, and is used again once it has space', async () => {
    const storage = area();
    let full = true;
    const { site } = shop({
      ...storage,
      setItem: (key, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    });
    await call(site);
    expect(storage.kept.size).toBe(0);
    full = false;
    vi.setSystemTime(NOW + 14_400_000);
    await call(site);
    expect(storage.kept.get(KEY)).toContain('AT2');
  });
});

describe('another tab', () => {
  test('that clears the storage: the next call starts as a new visitor', async () => {
    const storage = area({ [KEY]: JSON.stringify(member) });
    const { site, calls } = shop(storage);
    await call(site);
    const events: string[] = [];
    site.session.subscribe((event) => events.push(event.type));
    storage.kept.clear();
    await call(site);
    expect([events, calls.map(({ headers }) => headers['authorization'])]).toEqual([
      ['signed-out', 'started'],
      ['AT-member', 'AT1'],
    ]);
  });

  test('that renews: its token is used', async () => {
    const storage = area({ [KEY]: JSON.stringify(member) });
    const { site, calls, tokenRequests } = shop(storage);
    storage.kept.set(KEY, JSON.stringify(member).replace('AT-member', 'AT-other'));
    await call(site);
    expect([calls[0]?.headers['authorization'], tokenRequests.length]).toEqual(['AT-other', 0]);
  });

  test('that signs out during a renewal: the renewed tokens are not stored', async () => {
    const storage = area({
      [KEY]: JSON.stringify({ ...member, accessToken: { value: 'AT', expiresAt: 1 } }),
    });
    const { site } = platform(
      [() => new Promise((resolve) => void setTimeout(() => resolve(tokens(7)), 100))],
      [Response.json({})],
      webStorage({ area: storage }),
    );
    const waiting = call(site).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    storage.kept.clear();
    await vi.runAllTimersAsync();
    expect(await waiting).toMatchObject({ code: 'session-changed' });
    expect(storage.kept.size).toBe(0);
  });
});

test('after signing out the storage contains no secret', async () => {
  const storage = area();
  const { site } = shop(storage);
  await call(site);
  void site.session.signOut();
  expect(storage.kept.size).toBe(0);
});

test('the prefix of the key can be changed, and other keys are not touched', async () => {
  const storage = area({ other: 'mine' });
  const { site } = platform([tokens(1)], [Response.json({})], webStorage({ area: storage, prefix: 'shop-' }));
  await call(site);
  expect([...storage.kept.keys()]).toEqual(['other', 'shop-shop@https://shop.test']);
});

describe('the session notices changes of the storage:', () => {
  /** The event listeners of a page. */
  const page = () => {
    const listeners = new Map<string, Set<(event: object) => void>>();
    const of = (type: string) => listeners.get(type) ?? new Set();
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
      listeners.set(type, of(type).add(listener)),
    );
    vi.stubGlobal('removeEventListener', (type: string, listener: (event: object) => void) =>
      of(type).delete(listener),
    );
    return {
      tell: (type: string, event: object) => of(type).forEach((listener) => listener(event)),
      count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    };
  };

  test.each<[string, string, object]>([
    ['another tab signs out', 'storage', { key: KEY }],
    ['the whole area is cleared', 'storage', { key: null }],
    ['the page comes back from the back/forward cache', 'pageshow', { persisted: true }],
  ])('%s', (_, type, event) => {
    const { tell } = page();
    const storage = area({ [KEY]: JSON.stringify(member) });
    const { site } = shop(storage);
    storage.kept.clear();
    tell(type, event);
    expect(site.session.getSnapshot().role).toBe('none');
    site.session.dispose();
  });

  test('a change of another key, or a page that was not restored from the cache, has no effect', () => {
    const { tell } = page();
    const storage = area({ [KEY]: JSON.stringify(member) });
    const { site } = shop(storage);
    storage.kept.clear();
    tell('storage', { key: 'other' });
    tell('pageshow', { persisted: false });
    expect(site.session.getSnapshot().role).toBe('member');
    site.session.dispose();
  });

  test('another client of the same page signs out', async () => {
    vi.useRealTimers();
    const storage = area({
      [KEY]: JSON.stringify({ ...member, accessToken: { value: 'AT', expiresAt: 4e9 } }),
    });
    const [one, other] = [shop(storage).site, shop(storage).site];
    await one.session.signOut();
    await eventually(() => expect(other.session.getSnapshot().role).toBe('none'));
    one.session.dispose();
    other.session.dispose();
  });

  test('disposing removes all listeners', () => {
    const { count } = page();
    const { site } = shop(area());
    expect(count()).toBeGreaterThan(0);
    site.session.dispose();
    expect(count()).toBe(0);
  });
});

/** Saves tokens into an area that has no room for more than a number of characters. */
const saveInto = (room: number, tokens: Tokens) => {
  const storage = area({ [KEY]: JSON.stringify(member) });
  const setItem = (name: string, text: string) => {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(name, text);
  };
  const codes: string[] = [];
  const own = webStorage({ area: { ...storage, setItem }, onWarning: ({ code }) => codes.push(code) });
  const key = KEY.slice('vitrine:'.length);
  void own.load(key);
  void own.save(key, tokens);
  return { codes, held: own.load(key), kept: storage.kept.get(KEY) };
};
const renewed = (refreshToken: string, lineage?: number): Tokens => ({
  accessToken: { value: 'A'.repeat(500), expiresAt: 4e9 },
  refreshToken: { value: refreshToken, role: 'member' },
  ...(lineage !== undefined && { lineage }),
});

test.each(['RT-member', 'RT-new'])(
  'a full area keeps the stored session after a renewal, which goes on in memory (%s)',
  (refreshToken) => {
    const tokens = renewed(refreshToken);
    expect(saveInto(0, tokens)).toEqual({
      codes: ['storage-unavailable'],
      held: tokens,
      kept: JSON.stringify(member),
    });
  },
);

test('a full area loses the session of a member if another member signs in: it must not come back', () => {
  expect(saveInto(0, renewed('RT-other', 0.5)).kept).toBeUndefined();
});

test('an area without room for both tokens keeps the refresh token alone', () => {
  const tokens = renewed('RT-new');
  const { codes, held, kept } = saveInto(200, tokens);
  expect([codes, held]).toEqual([['tokens-too-large'], tokens]);
  expect(JSON.parse(kept ?? '')).toMatchObject({ refreshToken: { value: 'RT-new', role: 'member' } });
  expect(kept).not.toContain('AAA');
});
