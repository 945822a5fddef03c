import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAuthError } from '../core/errors/index.ts';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import type { Tokens } from '../core/identity/tokens.ts';

const NOW = Date.UTC(2026, 0, 1);
const SECONDS = NOW / 1000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const fine = () => Response.json({ fine: true });
const unauthorized = () => new Response('{}', { status: 401 });
const stored = (role: 'visitor' | 'member', lifetime = 14_400): Tokens => ({
  accessToken: { value: `AT-${role}`, expiresAt: SECONDS + lifetime },
  refreshToken: { value: `RT-${role}`, role },
});
const later = (response: Response, ms = 100) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(response), ms));
const sentAs = (requests: readonly { headers: Readonly<Record<string, string>> }[]) =>
  requests.map(({ headers }) => headers['authorization']);

describe('signing out', () => {
  test('discards the tokens at once; the next call starts as a new visitor', async () => {
    const { site, calls } = platform([tokens(1), tokens(2)], [fine]);
    await call(site);
    void site.session.signOut();
    expect([site.session.getSnapshot().role, await site.session.getTokens()]).toEqual(['none', undefined]);
    await call(site);
    expect(sentAs(calls)).toEqual(['AT1', 'AT2']);
  });

  test('during a renewal discards the renewed tokens, and the waiting call is not sent', async () => {
    const { site, calls, tokenRequests } = platform([() => later(tokens(1)), tokens(2)], [fine]);
    const waiting = failureOf(call(site, 'adds'));
    await vi.advanceTimersByTimeAsync(50);
    void site.session.signOut();
    await call(site);
    await vi.runAllTimersAsync();
    expect(await waiting).toMatchObject({ code: 'session-changed', retryable: 'yes', attempts: 0 });
    expect((await site.session.getTokens())?.accessToken.value).toBe('AT2');
    expect([sentAs(calls), tokenRequests.length]).toEqual([['AT2'], 2]);
  });

  test('during a write prevents the write from being sent again as the next visitor', async () => {
    const { site, calls } = platform([tokens(1), tokens(2)], [() => later(unauthorized())]);
    const write = failureOf(call(site, 'adds'));
    await vi.advanceTimersByTimeAsync(50);
    void site.session.signOut();
    await vi.runAllTimersAsync();
    expect(await write).toMatchObject({ code: 'session-lost' });
    expect(calls).toHaveLength(1);
  });
});

describe('the session', () => {
  test('continues with given tokens, and returns them', async () => {
    const { site, calls, tokenRequests } = platform([tokens(1)], [fine]);
    void site.session.setTokens(stored('member'));
    expect(site.session.getSnapshot()).toMatchObject({ role: 'member', loggedIn: true });
    await call(site);
    expect([sentAs(calls), tokenRequests.length]).toEqual([['AT-member'], 0]);
    expect(await site.session.getTokens()).toEqual({ ...stored('member'), lineage: expect.any(Number) });
  });

  test('keeps the same snapshot object, without a secret, until something changes', async () => {
    const { site } = platform([tokens(1), tokens(2)], [fine]);
    await call(site);
    const before = site.session.getSnapshot();
    await call(site);
    expect(site.session.getSnapshot()).toBe(before);
    expect(before).toEqual({
      role: 'visitor',
      loggedIn: false,
      expiresAt: SECONDS + 14_400,
      lineage: expect.any(Number),
    });
    vi.setSystemTime(NOW + 14_400_000);
    await call(site);
    expect(site.session.getSnapshot()).toEqual({ ...before, expiresAt: SECONDS + 28_800 });
  });

  test('notifies each subscriber of all events until it unsubscribes, also if another subscriber throws', async () => {
    const { site } = platform([tokens(1), tokens(2), tokens(3)], [fine]);
    const events: string[] = [];
    site.session.subscribe(() => {
      throw new Error('broken listener');
    });
    const leave = site.session.subscribe((event) => events.push(event.type));
    await call(site);
    vi.setSystemTime(NOW + 14_400_000);
    await call(site);
    void site.session.signOut();
    void site.session.setTokens(stored('visitor'));
    leave();
    void site.session.signOut();
    expect(events).toEqual(['started', 'renewing', 'renewed', 'signed-out', 'started']);
  });

  test('drops listeners and the pending renewal when it is disposed, and can still be used', async () => {
    const { site, calls } = platform([() => later(tokens(1)), tokens(2)], [fine]);
    const events: string[] = [];
    site.session.subscribe((event) => events.push(event.type));
    const waiting = failureOf(call(site));
    await vi.advanceTimersByTimeAsync(50);
    site.session.dispose();
    await vi.runAllTimersAsync();
    expect(isAuthError(await waiting)).toBe(true);
    expect([events, await site.session.getTokens()]).toEqual([[], undefined]);
    await call(site);
    expect(sentAs(calls)).toEqual(['AT2']);
  });
});
