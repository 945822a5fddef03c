import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { oauth } from './oauth.ts';
import { requestCookies } from './storage/request-cookies.ts';
import { memoryStorage, type TokenStorage } from './storage/storage.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { unstorageStorage } from './storage/unstorage-storage.ts';
import { webStorage } from './storage/web-storage.ts';

const NOW = Date.UTC(2026, 0, 1);
const KEY = 'shop@https://shop.test';
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const fine = () => Response.json({ fine: true });
const refusal = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
const unauthorized = () => new Response('{}', { status: 401 });
const later = (response: Response) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(response), 100));
const member = (name: string, more: Partial<Tokens> = {}): Tokens => ({
  accessToken: { value: `AT-${name}`, expiresAt: NOW / 1000 + 14_400 },
  refreshToken: { value: `RT-${name}`, role: 'member' },
  ...more,
});
const area = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const driver = () => {
  const kept = new Map<string, unknown>();
  return {
    getItem: async (key: string) => kept.get(key),
    setItem: async (key: string, text: string) => void kept.set(key, text),
    removeItem: async (key: string) => void kept.delete(key),
  };
};
/** For each kind of storage, a function whose results share the same contents, one for each page. */
const places: Record<string, () => () => TokenStorage> = {
  'one object in memory': () => {
    const storage = memoryStorage();
    return () => storage;
  },
  'a storage area': () => {
    const one = area();
    return () => webStorage({ area: one });
  },
  'an unstorage driver': () => {
    const one = driver();
    return () => unstorageStorage(one, { sessionId: 's' });
  },
};

/** Two pages of the same browser. */
const pages = (
  open: () => TokenStorage,
  tokenReplies: (Response | (() => Response))[] = [],
  replies: (() => Response | Promise<Response>)[] = [fine],
) => {
  const { site, calls, fetch } = platform(tokenReplies, replies, open());
  const auth = oauth({ clientId: 'shop', storage: open() });
  const other = createClient({ fetch, host: 'https://shop.test', auth });
  const events: string[] = [];
  site.session.subscribe(({ type, reason }) => events.push(`${type} ${reason ?? ''}`.trim()));
  return { site, other, events, sentAs: () => calls.map(({ headers }) => headers['authorization']) };
};
const lineageOf = async ({ session }: ReturnType<typeof pages>['site']) =>
  (await session.getTokens())?.lineage;

describe.each(Object.entries(places))('a member who replaces another member, in %s', (_, place) => {
  test('does not count as a renewal: after a 401 a pending write is not sent again, a read is', async () => {
    const { site, other, events, sentAs } = pages(
      place(),
      [],
      [() => later(unauthorized()), () => later(unauthorized()), fine],
    );
    await site.session.setTokens(member('A'));
    events.length = 0;
    const write = failureOf(call(site, 'adds'));
    const read = call(site);
    await vi.advanceTimersByTimeAsync(50);
    await other.session.setTokens(member('B'));
    await vi.runAllTimersAsync();
    expect(await write).toMatchObject({ code: 'session-lost', attempts: 1 });
    await expect(read).resolves.toEqual({ fine: true });
    expect([sentAs().length, sentAs().at(-1), events]).toEqual([3, 'AT-B', ['signed-in other-tab']]);
    site.session.dispose();
    other.session.dispose();
  });

  test('ends the renewal of the previous member, and keeps the tokens of the new one', async () => {
    const { site, other, events } = pages(place(), [tokens(2)]);
    await site.session.setTokens(member('A', { accessToken: { value: 'AT-A', expiresAt: NOW / 1000 + 60 } }));
    vi.setSystemTime(NOW + 60_000);
    const loser = failureOf(call(site, 'adds'));
    void other.session.setTokens(member('B'));
    await vi.runAllTimersAsync();
    expect(['session-changed', 'session-lost']).toContain(((await loser) as { code: string }).code);
    expect(await call(site)).toEqual({ fine: true });
    expect((await site.session.getTokens())?.accessToken.value).toBe('AT-B');
    expect(events.at(-1)).toBe('signed-in other-tab');
  });
});

describe('the lineage of a session', () => {
  const expire = () => vi.setSystemTime(Date.now() + 14_400_000);

  test('is kept by renewals, also by those of another page, so that pending writes continue', async () => {
    const open = places['a storage area']?.() ?? expect.unreachable();
    const { site, other, events, sentAs } = pages(
      open,
      [tokens(1), tokens(2), tokens(3)],
      [fine, fine, () => later(unauthorized()), fine],
    );
    await call(site);
    const first = await lineageOf(site);
    expire();
    await call(site);
    expect([typeof first, await lineageOf(site)]).toEqual(['number', first]);
    const write = call(site, 'adds');
    await vi.advanceTimersByTimeAsync(50);
    // The other page renews.
    expire();
    await call(other);
    await vi.runAllTimersAsync();
    expect([await write, await lineageOf(other)]).toEqual([{ fine: true }, first]);
    expect(sentAs().at(-1)).toBe('AT3');
    expect(events).toEqual(['started', 'renewing', 'renewed', 'renewed other-tab']);
  });

  test('is new for each new visitor and each sign-in, also of the same member', async () => {
    const { site, events } = pages(() => memoryStorage(), [tokens(1), tokens(2), refusal, tokens(3)]);
    const seen: unknown[] = [];
    const look = async () => seen.push(await lineageOf(site));
    await call(site);
    await look();
    await site.session.signOut();
    await call(site);
    await look();
    expire();
    await call(site);
    await look();
    for (const name of ['A', 'B', 'A']) {
      await site.session.setTokens(member(name));
      await look();
    }
    expect(new Set(seen).size).toBe(6);
    expect(events).toEqual([
      'started',
      'signed-out called',
      'started',
      'renewing',
      'replaced refused',
      ...Array.from({ length: 3 }, () => 'signed-in tokens'),
    ]);
  });

  test('is kept by setTokens', async () => {
    const { site } = pages(() => memoryStorage());
    await site.session.setTokens(member('A', { lineage: 0.5 }));
    expect(await site.session.getTokens()).toEqual(member('A', { lineage: 0.5 }));
  });

  test('is kept by cookies', async () => {
    const cookies = requestCookies(new Headers());
    void cookies.save(KEY, member('A', { lineage: 0.5 }));
    const next = requestCookies(new Headers({ cookie: cookies.cookieHeader() }));
    expect(await next.load(KEY)).toEqual(member('A', { lineage: 0.5 }));
  });

  test('may be absent in tokens of an earlier version: their renewal does not change the identity', async () => {
    const open = places['a storage area']?.() ?? expect.unreachable();
    void open().save(KEY, member('old'));
    const { site, events } = pages(open, [tokens(1)], [() => later(unauthorized()), fine]);
    const write = call(site, 'adds');
    await vi.advanceTimersByTimeAsync(50);
    // A page with an earlier version renews.
    void open().save(KEY, member('new'));
    await vi.runAllTimersAsync();
    expect(await write).toEqual({ fine: true });
    expire();
    await call(site);
    expect([await lineageOf(site), site.session.getSnapshot().role]).toEqual([undefined, 'member']);
    expect(events).toEqual(['renewed other-tab', 'renewing', 'renewed']);
  });
});
