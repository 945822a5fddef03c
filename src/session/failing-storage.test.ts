import { describe, expect, test, vi } from 'vitest';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import { keepTokens } from './keep-tokens.ts';
import type { TokenStorage } from './storage/storage.ts';
import { storageFailure } from './storage/storage-warning.ts';
import { member, warnings } from './testing/contents.ts';
import type { Tokens } from '../core/identity/tokens.ts';

// A custom storage that rejects, against its contract: the session continues in memory, and the stored contents stay
// unchanged, because their identity is unknown (P2, P14).

const down = () => Promise.reject(Object.assign(new Error('GET AT-member'), { code: 'ECONNREFUSED' }));
const ended: Tokens = { ...member, accessToken: { value: 'AT-old', expiresAt: 1 } };
/** A client with an asynchronous storage that has a member; single methods can be replaced. */
const stage = (given: Partial<TokenStorage>, kept: Tokens | undefined = member) => {
  const place: { tokens: Tokens | undefined } = { tokens: kept };
  const seen = warnings();
  const storage: TokenStorage = {
    keep: keepTokens,
    load: async () => place.tokens,
    save: async (_, next) => void (place.tokens = next),
    failed: storageFailure(seen),
    ...given,
  };
  const all = platform([tokens(1), tokens(2)], [Response.json({})], storage);
  const role = () => all.site.session.getSnapshot().role;
  const sent = () => all.calls.map(({ headers }) => headers['authorization']);
  return { ...all, ...seen, place, storage, role, sent };
};

describe('a storage whose reads reject', () => {
  test('counts as empty, causes a warning, and keeps its contents', async () => {
    const { site, place, sent, role, codes, messages, tokenRequests } = stage({ load: down });
    expect(await site.session.getTokens()).toBeUndefined();
    await call(site);
    await call(site);
    expect([role(), sent(), tokenRequests.length]).toEqual(['visitor', ['AT1', 'AT1'], 1]);
    expect([place.tokens, codes]).toEqual([member, ['storage-unavailable']]);
    expect(messages).toEqual(['The storage does not work; the session is kept in memory (ECONNREFUSED).']);
  });

  test('causes no unhandled rejection, neither at the start nor after a change of another tab', async () => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    let news: () => void = () => undefined;
    const watch = (_: string, listener: () => void) => {
      news = listener;
      return () => undefined;
    };
    stage({ load: down, watch });
    await new Promise((resolve) => setTimeout(resolve));
    news();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('can lack `failed`', async () => {
    const { site } = stage({ load: down, failed: () => undefined });
    await expect(call(site)).resolves.toEqual({});
    const silent = platform([tokens(1)], [Response.json({})], {
      load: down,
      save: () => undefined,
      keep: keepTokens,
    });
    await expect(call(silent.site)).resolves.toEqual({});
  });

  test('does not receive the renewed tokens of the visitor who began after the failure', async () => {
    const { site, place, sent } = stage({ load: down });
    await call(site);
    await site.session.getTokens();
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await call(site);
    vi.useRealTimers();
    expect([sent(), place.tokens]).toEqual([['AT1', 'AT2'], member]);
  });

  test('still loses its contents at a sign-out (P8)', async () => {
    const { site, place } = stage({ load: down });
    await call(site);
    await site.session.signOut();
    expect(place.tokens).toBeUndefined();
  });

  test('is used again after it stored a sign-in', async () => {
    let isDown = true;
    const { site, place, storage, role } = stage({
      load: () => (isDown ? down() : Promise.resolve(place.tokens)),
    });
    await call(site);
    isDown = false;
    await site.session.setTokens(ended);
    await call(site);
    expect([role(), (await storage.load(''))?.accessToken.value]).toEqual(['member', 'AT2']);
  });
});

describe('a storage whose writes reject', () => {
  test.each<[string, Partial<TokenStorage>]>([
    ['save', { save: down }],
    ['swap', { swap: down }],
  ])('(%s) leaves the renewal in memory, and the call succeeds', async (_, given) => {
    const { site, place, sent, codes } = stage(given, ended);
    await call(site);
    await call(site);
    expect([sent(), codes]).toEqual([['AT1', 'AT1'], ['storage-unavailable']]);
    expect(place.tokens).toEqual(ended);
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test('leaves a sign-out in memory, with a warning', async () => {
    const { site, role, codes } = stage({ save: down });
    await site.session.getTokens();
    await site.session.signOut();
    expect([role(), await site.session.getTokens(), codes]).toEqual([
      'none',
      undefined,
      ['storage-unavailable'],
    ]);
  });
});
