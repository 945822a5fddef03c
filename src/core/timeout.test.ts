import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNetworkError } from './errors/index.ts';
import { call, clientOf, failureOf, host, platform, tokens } from './testing/fakes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);
/** A response with headers and a body that never ends. */
const stalled = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));

describe('an attempt ends', () => {
  test.each([
    ['without headers', never],
    ['with a body that stalls', stalled],
  ])('after 30 s %s', async (_, reply) => {
    const { seen, fetch } = host(reply);
    const failure = failureOf(call(clientOf(fetch), 'adds'));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      name: 'TimeoutError',
      code: 'timeout',
      message: 'No answer within 30000 ms. Outcome unknown: look at the cart or order first.',
      timeoutMs: 30_000,
      retryable: 'unknown',
      attempts: 1,
    });
    expect(seen[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after the attempt limit of the call', async () => {
    const { fetch } = host(never);
    const failure = failureOf(call(clientOf(fetch), 'never', { attemptTimeout: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await failure).toMatchObject({ timeoutMs: 50 });
  });

  test('at the end of the whole call, set by the client or the call', async () => {
    for (const [ofClient, own, ms] of [
      [200, undefined, 200],
      [200, 100, 100],
    ] as const) {
      const failure = failureOf(
        call(clientOf(host(never).fetch, { timeout: ofClient }), 'read', { timeout: own }),
      );
      await vi.advanceTimersByTimeAsync(ms);
      expect(await failure).toMatchObject({ name: 'TimeoutError', retryable: 'yes', timeoutMs: ms });
    }
  });

  test('with the limit of the whole call in its message, not the time that remained after a token request', async () => {
    const slowTokens = () =>
      new Promise<Response>((resolve) => void setTimeout(() => resolve(tokens(1)), 81));
    const { site } = platform([slowTokens], [never]);
    const failure = failureOf(call(site, 'never', { timeout: 30_000 }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({
      message: 'No answer within 30000 ms. Outcome unknown: look at the cart or order first.',
      timeoutMs: 30_000,
    });
  });

  test('with the limit of the attempt in its message if this limit ends first', async () => {
    const failure = failureOf(
      call(clientOf(host(never).fetch), 'never', { timeout: 30_000, attemptTimeout: 50.5 }),
    );
    await vi.advanceTimersByTimeAsync(51);
    expect(await failure).toMatchObject({ timeoutMs: 50.5 });
  });

  test('never if both limits are Infinity', async () => {
    const { fetch } = host(
      () => new Promise((resolve) => void setTimeout(() => resolve(Response.json(1)), 1e8)),
    );
    const outcome = call(clientOf(fetch), 'read', { timeout: Infinity, attemptTimeout: Infinity });
    await vi.advanceTimersByTimeAsync(1e8);
    await expect(outcome).resolves.toBe(1);
  });
});

test('each attempt has its own signal', async () => {
  const { seen, fetch } = host(never, Response.json({}));
  const outcome = call(clientOf(fetch));
  await vi.advanceTimersByTimeAsync(31_000);
  await outcome;
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

describe('the caller aborts', () => {
  test('before the call: nothing is sent', async () => {
    const { seen, fetch } = host(Response.json({}));
    const reason = new Error('never mind');
    expect(await failureOf(call(clientOf(fetch), 'read', { signal: AbortSignal.abort(reason) }))).toBe(
      reason,
    );
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['while waiting for headers', never],
    ['while reading the body', stalled],
  ])("%s: the call rejects with the caller's reason", async (_, reply) => {
    const { seen, fetch } = host(reply);
    const controller = new AbortController();
    const failure = failureOf(call(clientOf(fetch), 'read', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    const reason = { why: 'unmounted' };
    controller.abort(reason);
    expect(await failure).toBe(reason);
    expect(seen[0]?.signal.aborted).toBe(true);
    await vi.runAllTimersAsync();
    expect(seen).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('while waiting for a shared token: the other calls still get it', async () => {
    const { site, calls, tokenRequests } = platform(
      [() => new Promise((resolve) => void setTimeout(() => resolve(tokens(1)), 100))],
      [Response.json({ fine: true })],
    );
    const controller = new AbortController();
    const left = failureOf(call(site, 'read', { signal: controller.signal }));
    const stays = call(site);
    await vi.advanceTimersByTimeAsync(50);
    controller.abort(new Error('left'));
    expect(await left).toMatchObject({ message: 'left' });
    await vi.advanceTimersByTimeAsync(50);
    await expect(stays).resolves.toEqual({ fine: true });
    expect([calls.length, tokenRequests.length]).toEqual([1, 1]);
  });

  test('after the response: no listener of this package remains on the signal', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await call(clientOf(host(Response.json({})).fetch), 'read', { signal });
    expect(add).toHaveBeenCalled();
    expect(add.mock.calls.map(([, listener]) => listener)).toEqual(
      remove.mock.calls.map(([, listener]) => listener),
    );
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the time limit of the call also ends a hanging token request, and the error says that nothing was sent', async () => {
  const { site, calls } = platform([never], [Response.json({})]);
  const failure = failureOf(call(site, 'never', { timeout: 5000 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await failure).toMatchObject({ name: 'TimeoutError', attempts: 0, retryable: 'yes' });
  expect(calls).toHaveLength(0);
});

test('a network failure keeps its cause, and its message says what to check', async () => {
  const cause = new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  const error = await failureOf(call(clientOf(host(cause).fetch), 'never'));
  expect(isNetworkError(error) && error.cause).toBe(cause);
  expect(error).toMatchObject({
    sent: false,
    retryable: 'yes',
    message: 'No answer from https://shop.test: is it up?',
  });
});

test.each([
  ['adds', 'No answer from https://shop.test: is it up? Outcome unknown: look at the cart or order first.'],
  ['never', 'No answer from https://shop.test: is it up? Outcome unknown: look at the cart or order first.'],
  ['read', 'No answer from https://shop.test: is it up?'],
] as const)(
  'the message of a lost response says whether the outcome is unknown and how to find out: %s (P3)',
  async (repeat, message) => {
    const cause = new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    const error = await failureOf(call(clientOf(host(cause).fetch), repeat, { retries: 0 }));
    expect(error).toMatchObject({ sent: true, message });
  },
);
