import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { facts as auth } from '../../generated/auth/facts.ts';
import { facts as oauth2 } from '../../generated/oauth2/facts.ts';
import { facts as recovery } from '../../generated/recovery/facts.ts';
import { facts as verification } from '../../generated/verification/facts.ts';
import { isApiError, isNetworkError, isTimeoutError, type VitrineError } from './errors/index.ts';
import { call, clientOf, facts, failureOf, fakeTime, host } from './testing/fakes.ts';
import type { CallOptions, RepeatClass } from './types.ts';

beforeEach(fakeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refused = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
const reset = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status: code, headers });
const cut = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"cart":')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );
const fine = () => Response.json({ fine: true });

/** Result of a call to a host that fails once and then works, and the number of requests. */
const after = async (fault: () => Response | Error, repeat: RepeatClass, options: CallOptions = {}) => {
  const { seen, fetch } = host(() => {
    const now = fault();
    if (now instanceof Error) throw now;
    return now;
  }, fine);
  const outcome = call(clientOf(fetch), repeat, options).then(
    () => 'fine',
    (error: VitrineError) => `${error.code} ${error.retryable}`,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, requests: seen.length };
};

describe('a read succeeds after one', () => {
  test.each([408, 429, 500, 502, 503, 504])('%d', async (code) => {
    expect(await after(() => status(code), 'read')).toEqual({ outcome: 'fine', requests: 2 });
  });
  test.each([
    ['refused connection', refused],
    ['reset', reset],
    ['truncated body', cut],
  ])('%s', async (_, fault) => {
    expect(await after(fault, 'read')).toEqual({ outcome: 'fine', requests: 2 });
  });
  test('fault, but not with retries set to 0', async () => {
    expect(await after(() => status(503), 'read', { retries: 0 })).toMatchObject({ requests: 1 });
  });
  test('attempt that exceeds its time limit', async () => {
    const { seen, fetch } = host(() => new Promise<Response>(() => undefined), fine);
    const outcome = call(clientOf(fetch));
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toEqual({ fine: true });
    expect(seen).toHaveLength(2);
  });
});

test.each([400, 401, 403, 404, 409, 422, 428, 501, 301])(
  'a read is not repeated after a %d',
  async (code) => {
    expect((await after(() => status(code), 'read')).requests).toBe(1);
  },
);

test('a read is not repeated after an unusable response', async () => {
  const { outcome, requests } = await after(() => new Response('<html>'), 'read');
  expect({ outcome, requests }).toEqual({ outcome: 'UNUSABLE_ANSWER no', requests: 1 });
});

describe('class same', () => {
  test('is repeated if it was certainly not sent, and after a 429', async () => {
    expect(await after(refused, 'same')).toEqual({ outcome: 'fine', requests: 2 });
    expect(await after(() => status(429), 'same')).toEqual({ outcome: 'fine', requests: 2 });
  });
  test('is not repeated after a failure with an unknown effect', async () => {
    expect(await after(reset, 'same')).toEqual({ outcome: 'network unknown', requests: 1 });
    expect(await after(() => status(503), 'same')).toEqual({ outcome: 'SYSTEM_ERROR unknown', requests: 1 });
    expect((await after(cut, 'same')).requests).toBe(1);
  });
});

describe('class adds', () => {
  test('is repeated only if it was certainly not sent, or after a 429', async () => {
    expect(await after(refused, 'adds')).toEqual({ outcome: 'fine', requests: 2 });
    expect(await after(() => status(429), 'adds')).toEqual({ outcome: 'fine', requests: 2 });
    expect(await after(reset, 'adds')).toEqual({ outcome: 'network unknown', requests: 1 });
    expect(await after(() => status(500), 'adds')).toEqual({ outcome: 'SYSTEM_ERROR unknown', requests: 1 });
  });
  test('is repeated as a read if it has an idempotency key, which every attempt carries', async () => {
    const { seen, fetch } = host(() => status(503), fine);
    const outcome = call(clientOf(fetch), 'adds', { idempotencyKey: 'k-1' });
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toEqual({ fine: true });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });
});

describe('class never after a 429', () => {
  const throttled = (body: object) => () =>
    Response.json(body, { status: 429, headers: { 'retry-after': '1' } });

  test.each([
    ['without a body', () => status(429)],
    ['from a rate limiter', throttled({ message: 'Too many requests', details: {} })],
  ])('%s is repeated: the operation did not run', async (_, fault) => {
    expect(await after(fault, 'never')).toEqual({ outcome: 'fine', requests: 2 });
  });

  test.each([
    ['an application error', { details: { applicationError: { code: 'THROTTLED_FEATURE' } } }],
    ['an error key', { details: { error_key: 'THROTTLED' } }],
    ['an OAuth error', { error: 'slow_down' }],
  ])('with %s is not repeated: the operation itself answered', async (_, body) => {
    expect((await after(throttled(body), 'never')).requests).toBe(1);
    expect((await after(throttled(body), 'adds')).requests).toBe(1);
    expect((await after(throttled(body), 'same')).requests).toBe(2);
  });

  test.each([auth, oauth2, recovery, verification])(
    'is not repeated for the service $service, whose calls carry credentials',
    async ({ operations }) => {
      for (const { credentials } of Object.values(operations)) {
        const { seen, fetch } = host(() => status(429), fine);
        const more = { facts: facts('never', { credentials }) };
        const sent = failureOf(call(clientOf(fetch), 'never', {}, more));
        await vi.runAllTimersAsync();
        expect([await sent, seen.length]).toMatchObject([{ status: 429, retryable: 'yes' }, 1]);
      }
    },
  );
});

test.each([
  ['refused connection', refused],
  ['reset', reset],
  ['503', () => status(503)],
])('class never is sent once, also with an idempotency key: %s', async (_, fault) => {
  expect((await after(fault, 'never', { idempotencyKey: 'k' })).requests).toBe(1);
});

describe('the number of requests and the pauses', () => {
  test('a call sends at most three requests, and the error has their number', async () => {
    const { seen, fetch } = host(status(503, { 'x-wix-request-id': 'r-9' }));
    const failure = failureOf(call(clientOf(fetch)));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ status: 503, attempts: 3, retryable: 'yes', requestId: 'r-9' });
    expect(seen).toHaveLength(3);
  });

  test('the retries of the call replace those of the client', async () => {
    for (const [own, ofClient, requests] of [
      [0, 5, 1],
      [undefined, 0, 1],
      [4, 0, 5],
    ] as const) {
      const { seen, fetch } = host(status(503));
      const failure = failureOf(call(clientOf(fetch, { retries: ofClient }), 'read', { retries: own }));
      await vi.runAllTimersAsync();
      await failure;
      expect(seen).toHaveLength(requests);
    }
  });

  /** Pauses between the requests of a call that always fails. */
  const arrivals = async (fault: () => Response, random: number, retries = 3) => {
    vi.mocked(Math.random).mockReturnValue(random);
    const times: number[] = [];
    const fetch = async () => {
      times.push(performance.now());
      return fault();
    };
    const failure = failureOf(call(clientOf(fetch), 'read', { retries }));
    await vi.runAllTimersAsync();
    await failure;
    return times.slice(1).map((time, n) => Math.round(time - (times[n] ?? 0)));
  };

  test('pauses are between 20 ms and a bound that doubles from 250 ms', async () => {
    expect(await arrivals(() => status(500), 1)).toEqual([250, 500, 1000]);
    expect(await arrivals(() => status(500), 0)).toEqual([20, 20, 20]);
  });

  test('the bound starts at 500 ms after a 429 or 503 without Retry-After', async () => {
    expect(await arrivals(() => status(429), 1)).toEqual([500, 1000, 2000]);
    expect(await arrivals(() => status(503), 1)).toEqual([500, 1000, 2000]);
  });

  test.each<[string, () => Error]>([
    ['a refused connection', refused],
    ['no response in a browser, which gives no code', () => new TypeError('Failed to fetch')],
  ])('%s is repeated once, after 300 ms', async (_, fault) => {
    const fail = () => {
      throw fault();
    };
    expect(await arrivals(fail, 1)).toEqual([300]);
    expect(await arrivals(fail, 0)).toEqual([300]);
    expect(await arrivals(fail, 1, 0)).toEqual([]);
  });

  test.each(['ECONNRESET', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'any other network failure is repeated as often as other transient failures: %s',
    async (code) => {
      const fail = () => {
        throw new TypeError('fetch failed', { cause: { code } });
      };
      expect(await arrivals(fail, 1)).toEqual([250, 500, 1000]);
    },
  );

  test('a truncated body in a browser, which gives no code, does not count as a refused connection', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }));
    expect(await arrivals(broken, 1)).toEqual([250, 500, 1000]);
  });

  test('the pause after a refused connection is at most the longest pause of the call', async () => {
    const { seen, fetch } = host(refused());
    const failure = failureOf(call(clientOf(fetch), 'read', { longestPause: 20 }));
    await vi.advanceTimersByTimeAsync(20);
    expect([await failure, seen.length]).toMatchObject([{ refused: true, attempts: 2 }, 2]);
  });

  test('a Retry-After longer than the pause replaces it', async () => {
    expect(await arrivals(() => status(429, { 'Retry-After': '7' }), 0, 1)).toEqual([7000]);
    expect(await arrivals(() => status(503, { 'Retry-After': '0' }), 1, 1)).toEqual([250]);
  });

  test('an invalid Retry-After gives the pause with jitter, never zero', async () => {
    expect(await arrivals(() => status(503, { 'Retry-After': 'soon' }), 1, 1)).toEqual([500]);
  });

  test.each(['21', '86400'])(
    'a Retry-After of %s s fails the call at once, and the error has it',
    async (value) => {
      const { seen, fetch } = host(status(429, { 'Retry-After': value }));
      const error = await failureOf(call(clientOf(fetch)));
      expect(isApiError(error) && error.retryAfterMs).toBe(Number(value) * 1000);
      expect(seen).toHaveLength(1);
    },
  );

  test('a pause that would exceed the time of the call is not started', async () => {
    const { seen, fetch } = host(status(429, { 'Retry-After': '5' }));
    const error = await failureOf(call(clientOf(fetch), 'read', { timeout: 4000 }));
    expect(error).toMatchObject({ status: 429, retryAfterMs: 5000 });
    expect(seen).toHaveLength(1);
  });

  test('in an outage a client repeats about 35 times, then its calls fail at once', async () => {
    const { seen, fetch } = host(status(500));
    const site = clientOf(fetch);
    for (let n = 0; n < 100; n++) {
      const failure = failureOf(call(site));
      await vi.runAllTimersAsync();
      await failure;
    }
    expect(seen.length).toBe(100 + 35);
    const other = host(status(500));
    const failure = failureOf(call(clientOf(other.fetch)));
    await vi.runAllTimersAsync();
    await failure;
    expect(other.seen).toHaveLength(3);
  });

  test('successful calls restore the budget', async () => {
    let broken = true;
    let requests = 0;
    const site = clientOf(async () => {
      requests++;
      return broken ? status(500) : fine();
    });
    const run = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const settled = call(site).catch(() => undefined);
        await vi.runAllTimersAsync();
        await settled;
      }
    };
    await run(40);
    broken = false;
    await run(28);
    broken = true;
    requests = 0;
    await run(1);
    expect(requests).toBe(3);
  });
});

describe('abort', () => {
  test("ends a pause at once with the caller's reason, and nothing is sent afterwards", async () => {
    const { seen, fetch } = host(status(503));
    const controller = new AbortController();
    const failure = failureOf(call(clientOf(fetch), 'read', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    const reason = new Error('left the page');
    controller.abort(reason);
    expect(await failure).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await vi.runAllTimersAsync();
    expect(seen).toHaveLength(1);
  });
});

test('an offline call fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { seen, fetch } = host(new TypeError('Failed to fetch'));
  const error = await failureOf(call(clientOf(fetch)));
  vi.unstubAllGlobals();
  expect(isNetworkError(error)).toBe(true);
  expect(seen).toHaveLength(1);
});

test('the whole call ends in time if every attempt hangs', async () => {
  const { seen, fetch } = host(() => new Promise<Response>(() => undefined));
  const failure = failureOf(call(clientOf(fetch), 'read', { retries: 9 }));
  await vi.advanceTimersByTimeAsync(61_000);
  const error = await failure;
  expect(isTimeoutError(error)).toBe(true);
  expect(seen.length).toBeLessThanOrEqual(3);
  expect(vi.getTimerCount()).toBe(0);
});
