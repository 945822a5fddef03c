import { fork } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { withLease } from './lease.ts';
import { requestCookies } from './storage/request-cookies.ts';
import { signInWith } from '../sign-in/sign-in-with.ts';
import { keepTokens } from './keep-tokens.ts';
import { memoryStorage, type TokenStorage } from './storage/storage.ts';
import { withWebLock } from './web-lock.ts';

const NOW = Date.UTC(2026, 0, 1);
const fine = () => Response.json({ fine: true });
const silence = () => new Promise<Response>(() => undefined);
const later = (response: Response) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(response), 100));
const disposed = { name: 'AuthError', code: 'session-disposed', message: 'session disposed' };

describe('disposing a session leaves no timer, and ends', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  test('a shared token request, for all calls that wait for it', async () => {
    const { site, calls, tokenRequests } = platform([silence], [fine]);
    const waiting = [call(site), call(site, 'never'), call(site)].map(failureOf);
    await vi.advanceTimersByTimeAsync(50);
    expect(tokenRequests[0]?.signal.aborted).toBe(false);
    site.session.dispose();
    for (const failure of waiting) expect(await failure).toMatchObject(disposed);
    expect([vi.getTimerCount(), site.session.stops.size, calls.length]).toEqual([0, 0, 0]);
    expect(tokenRequests[0]?.signal.aborted).toBe(true);
  });

  test('a call: a write may have taken effect', async () => {
    const { site, calls } = platform([tokens(1)], [silence]);
    const waiting = failureOf(call(site, 'adds'));
    await vi.advanceTimersByTimeAsync(50);
    site.session.dispose();
    expect(await waiting).toMatchObject({ ...disposed, retryable: 'unknown' });
    expect([calls[0]?.signal.aborted, vi.getTimerCount(), site.session.stops.size]).toEqual([true, 0, 0]);
  });

  test('the pause before a repeat', async () => {
    const { site, calls } = platform([tokens(1)], [new Response('', { status: 503 })]);
    const waiting = failureOf(call(site));
    await vi.advanceTimersByTimeAsync(10);
    site.session.dispose();
    expect(await waiting).toMatchObject(disposed);
    expect([calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('the exchange of a code, whose late tokens are not stored', async () => {
    const storage = memoryStorage();
    const { site } = platform([() => later(tokens(1))], [fine], storage);
    const exchange = failureOf(signInWith(site.session, { grantType: 'authorization_code' }));
    await vi.advanceTimersByTimeAsync(50);
    site.session.dispose();
    expect(await exchange).toMatchObject(disposed);
    await vi.runAllTimersAsync();
    expect(storage.load('shop@https://shop.test')).toBeUndefined();
  });

  test('the wait for a storage during a renewal: no token is requested', async () => {
    const late: TokenStorage = {
      keep: keepTokens,
      load: () => new Promise((resolve) => void setTimeout(() => resolve(undefined), 100)),
      save: () => undefined,
      alone: (_key, work) => work(),
    };
    const { site, tokenRequests } = platform([tokens(1)], [fine], late);
    const waiting = failureOf(call(site));
    await vi.advanceTimersByTimeAsync(150);
    site.session.dispose();
    expect(await waiting).toMatchObject(disposed);
    await vi.runAllTimersAsync();
    expect(tokenRequests).toEqual([]);
  });

  test("the wait for another request's renewal", async () => {
    const cookie = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test=member|1|old|RT';
    const open = () => requestCookies(new Headers({ cookie }));
    const first = platform([silence], [fine], open());
    const second = platform([tokens(1)], [fine], open());
    // Another thread computes the digests, so either request may be the first to renew. Therefore the second request
    // starts after the first has sent its token request, and is disposed while it waits.
    const renewing = failureOf(call(first.site));
    await eventually(() => expect(first.tokenRequests).toHaveLength(1));
    const waiting = failureOf(call(second.site));
    await eventually(() => expect(second.site.session.stops.size).toBe(2));
    second.site.session.dispose();
    expect(await waiting).toMatchObject(disposed);
    first.site.session.dispose();
    expect(await renewing).toMatchObject(disposed);
    expect(second.tokenRequests).toEqual([]);
  });

  test('the wait for a lock: the work does not start', async () => {
    const stops = new Set<(reason: unknown) => void>();
    // A browser in which another tab has the lock.
    const request = (_: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    const waiting = failureOf(
      withWebLock({ request } as unknown as LockManager, 'name', 15_000, work, stops),
    );
    expect([vi.getTimerCount(), stops.size]).toEqual([1, 1]);
    for (const stop of stops) stop('over');
    expect([await waiting, vi.getTimerCount(), stops.size, work.mock.calls]).toEqual(['over', 0, 0, []]);
  });
});

test('disposing ends the wait for the lease of another tab', async () => {
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  const stops = new Set<(reason: unknown) => void>();
  let end: (value: string) => void = () => undefined;
  const held = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (end = resolve)));
  const holder = withLease('vitrine', 'key', 15_000, held);
  await eventually(() => expect(held).toHaveBeenCalledOnce());
  const work = vi.fn<() => Promise<string>>(async () => 'done');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const waiting = failureOf(withLease('vitrine', 'key', 15_000, work, stops));
  // A tab that waits for the lease tries again after a pause.
  await eventually(() => expect(timers).toHaveBeenCalledWith(expect.anything(), 50));
  timers.mockRestore();
  for (const stop of stops) stop('over');
  expect([await waiting, stops.size, work.mock.calls]).toEqual(['over', 0, []]);
  end('held');
  expect(await holder).toBe('held');
  vi.unstubAllGlobals();
});

test('a process ends after its only session is disposed, also if the platform keeps connections open', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const arrived = new Promise((resolve) =>
    server.once('request', ({ url }: IncomingMessage) => resolve(url)),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const script = fileURLToPath(new URL('./testing/disposed-process.ts', import.meta.url));
  const child = fork(script, [`http://127.0.0.1:${port}`], { silent: true });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await arrived).toBe('/oauth2/token');
  const began = performance.now();
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  child.send('dispose');
  expect([await ended, said]).toEqual([0, 'session-disposed\n']);
  // A leftover timer would keep the process for 10 s, and a socket for as long as the server keeps it.
  expect(performance.now() - began).toBeLessThan(5_000);
  server.closeAllConnections();
  server.close();
});
