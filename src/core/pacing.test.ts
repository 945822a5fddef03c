import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { pacing } from './pacing.ts';
import { call, clientOf, failureOf, host, tokens } from './testing/fakes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paced = (perMinute?: number) => {
  const { fetch, seen } = host(() => Response.json({}));
  const site = clientOf(fetch, {
    layers: [pacing(perMinute === undefined ? {} : { perMinute })],
    timeout: 600_000,
  });
  return { site, seen };
};

test('200 calls are sent at once, and the 201st a minute later', async () => {
  const { site, seen } = paced();
  const all = Promise.all(Array.from({ length: 201 }, () => call(site)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveLength(200);
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(seen).toHaveLength(201);
});

test('no minute has more requests than allowed, whatever the times of the calls', async () => {
  const { site, seen } = paced(5);
  const times: number[] = [];
  const all: Promise<unknown>[] = [];
  for (let n = 0; n < 30; n++) {
    all.push(call(site).then(() => times.push(performance.now())));
    await vi.advanceTimersByTimeAsync((n * 7919) % 20_000);
  }
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(seen).toHaveLength(30);
  for (const [index, time] of times.entries())
    expect(times.slice(0, index).filter((earlier) => earlier > time - 60_000).length).toBeLessThan(5);
});

test('a call that is aborted in the queue is not sent, and the next call takes its place', async () => {
  const { site, seen } = paced(1);
  await call(site);
  const controller = new AbortController();
  const waiting = failureOf(call(site, 'read', { signal: controller.signal }));
  controller.abort(new Error('changed my mind'));
  expect(await waiting).toMatchObject({ message: 'changed my mind' });
  const next = call(site);
  await vi.advanceTimersByTimeAsync(61_000);
  await next;
  expect(seen).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call whose time runs out in the queue fails without being sent', async () => {
  const { site, seen } = paced(1);
  await call(site);
  const late = failureOf(call(site, 'never', { timeout: 1_000 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toMatchObject({ name: 'TimeoutError', retryable: 'yes', attempts: 0 });
  expect(seen).toHaveLength(1);
});

test('a call that is aborted in the queue does not raise the limit of the minute for the next call', async () => {
  const { seen, fetch } = host(Response.json({}));
  const site = clientOf(fetch, { layers: [pacing({ perMinute: 2 })], timeout: 600_000 });
  await Promise.all([call(site), call(site)]);
  const controller = new AbortController();
  const left = failureOf(call(site, 'read', { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  controller.abort('left');
  expect(await left).toBe('left');
  const next = call(site);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(seen).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await next;
  expect(seen).toHaveLength(3);
});

test('the repeats of a call count in the minute too', async () => {
  const unavailable = () => new Response('{}', { status: 503 });
  const { seen, fetch } = host(unavailable(), unavailable(), Response.json({}), Response.json({}));
  const site = clientOf(fetch, { layers: [pacing({ perMinute: 3 })], timeout: 600_000 });
  const first = call(site);
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  expect(seen).toHaveLength(3);
  const next = call(site);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  await next;
  expect(seen).toHaveLength(4);
});

/**
 * A host with a limit of requests per minute. It counts each request when it arrives, after the latency of this
 * request.
 */
const limited = (limit: number, latency: (n: number) => number) => {
  const arrivals: number[] = [];
  let refused = 0;
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, latency(sent++)));
    const now = performance.now();
    const inWindow = arrivals.filter((time) => time > now - 60_000).length;
    if (inWindow >= limit) refused += 1;
    else arrivals.push(now);
    return Response.json({}, { status: inWindow >= limit ? 429 : 200, headers: { 'retry-after': '30' } });
  };
  return { fetch, refused: () => refused, taken: () => arrivals.length };
};

test.each([
  ['immediately', () => 0],
  ['after 50 ms', () => 50],
  ['after 1.5 s for the first 200, as over new connections', (n: number) => (n < 200 ? 1_500 : 20)],
  ['after up to three seconds', (n: number) => (n * 7919) % 3_000],
])('no call exceeds the documented limit if requests arrive %s', async (_, latency) => {
  const platform = limited(200, latency);
  const site = clientOf(platform.fetch, { layers: [pacing()], timeout: 600_000 });
  const all = Promise.all(Array.from({ length: 700 }, () => call(site, 'never')));
  await vi.advanceTimersByTimeAsync(400_000);
  await all;
  expect([platform.refused(), platform.taken()]).toEqual([0, 700]);
});

test.each([0, -1, NaN, 1.5, Infinity, '5', null].map((perMinute) => [perMinute]))(
  'a limit of %s requests in a minute is refused, and does not mean "no limit"',
  (perMinute) => {
    expect(() => pacing({ perMinute: perMinute as number })).toThrow(
      expect.objectContaining({ name: 'ValidationError', code: 'invalid-option' }) as Error,
    );
  },
);

describe('a token request', () => {
  const platform = () => {
    const seen: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      seen.push(url);
      return url.endsWith('/oauth2/token') ? tokens(seen.length) : Response.json({});
    };
    return { seen, fetch };
  };

  test('never waits behind the calls that wait for its token: a first burst is served at once', async () => {
    const { seen, fetch } = platform();
    const site = createClient({
      fetch,
      auth: oauth({ clientId: 'shop' }),
      layers: [pacing({ perMinute: 2 })],
    });
    await Promise.all([call(site), call(site)]);
    expect(seen).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never waits if 200 visitors share the limit: each of them is served', async () => {
    const { seen, fetch } = platform();
    const layers = [pacing()];
    const visitors = Array.from({ length: 200 }, () =>
      createClient({ fetch, auth: oauth({ clientId: 'shop' }), layers }),
    );
    await Promise.all(visitors.map((site) => call(site)));
    expect(seen).toHaveLength(400);
  });

  test('counts in the minute, so that the next call waits', async () => {
    const { seen, fetch } = platform();
    const auth = oauth({ clientId: 'shop' });
    const site = createClient({ fetch, auth, layers: [pacing({ perMinute: 2 })], timeout: 600_000 });
    await call(site);
    const next = call(site);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await next;
    expect(seen).toHaveLength(3);
  });

  test('passes a renewal after a 401 too, although the minute is full', async () => {
    let n = 0;
    const fetch = async (url: string): Promise<Response> => {
      if (url.endsWith('/oauth2/token')) return tokens(++n);
      return n < 2 ? new Response('{}', { status: 401 }) : Response.json({ fine: true });
    };
    const site = createClient({
      fetch,
      auth: oauth({ clientId: 'shop' }),
      layers: [pacing({ perMinute: 1 })],
    });
    await expect(call(site)).resolves.toEqual({ fine: true });
  });
});
