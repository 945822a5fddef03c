import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiKey } from '../session/api-key.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { isTimeoutError } from './errors/index.ts';
import { onRequest } from './hooks.ts';
import { call, failureOf } from './testing/fakes.ts';
import { expired, quick } from './testing/loopback-clients.ts';
import { bytes, cut, fine, hang, json, loopback, raw, resetNow, tokenAnswer } from './testing/loopback.ts';
import { countTimers } from './testing/outcomes.ts';

// Promises about the bounds of each call, over real sockets and in one process.

describe('P5: every call ends', () => {
  test.each([
    ['by the attempt limit of the client', { attemptTimeout: 200, retries: 0 }, {}],
    ['by the attempt limit of the call', {}, { attemptTimeout: 200, retries: 0 }],
    ['by the time limit of the whole call', { timeout: 200 }, {}],
    ['by the time limit of the call in place of that of the client', { timeout: 9_000 }, { timeout: 200 }],
  ])('%s', async (_, ofClient, ofCall) => {
    await using server = await loopback({ steps: [cut(200, 'hang')] });
    const site = createClient({ host: server.host, ...ofClient });
    const timers = countTimers();
    const failure = await failureOf(call(site, 'read', ofCall));
    timers.stop();
    expect(isTimeoutError(failure) && failure.timeoutMs).toSatisfy((ms: number) => ms > 0 && ms <= 200);
    // The first timer that fired was this limit, minus the elapsed time, and it ended the call.
    expect(timers.fired()).toEqual([isTimeoutError(failure) && failure.timeoutMs]);
    expect(timers.running()).toBe(0);
  });

  test('the time limit of the call also ends a request hook that never ends', async () => {
    const site = createClient({ layers: [onRequest(() => new Promise(() => undefined))], timeout: 30 });
    expect(await failureOf(call(site))).toMatchObject({
      name: 'TimeoutError',
      attempts: 0,
      retryable: 'yes',
    });
  });

  // Each row ends with the numbers of requests and token requests that have been sent before the abort.
  test.each<[string, Parameters<typeof loopback>[0], number, number]>([
    ['during the token request', { steps: [fine], tokenSteps: [hang] }, 0, 1],
    ['before the headers', { steps: [hang] }, 1, 1],
    ['within the headers', { steps: [bytes('HTTP/1.1 200 OK\r\nX-', 'hang')] }, 1, 1],
    ['within the body', { steps: [cut(200, 'hang')] }, 1, 1],
    ['within the body of an error response', { steps: [cut(503, 'hang')] }, 1, 1],
    ['in the pause before a repeat', { steps: [raw('', 503, { 'Retry-After': '10' })] }, 1, 1],
    ['in the token request after a 401', { steps: [raw('', 401)], tokenSteps: [tokenAnswer, hang] }, 1, 2],
  ])(
    'an abort %s ends the call immediately, and nothing is sent afterwards',
    async (_, script, calls, tokens) => {
      await using server = await loopback(script);
      const timers = countTimers();
      const site = createClient({
        host: server.host,
        auth: oauth({ clientId: 'shop' }),
        tokenTimeout: 500,
      });
      const controller = new AbortController();
      const settled: unknown[] = [];
      const failure = failureOf(call(site, 'read', { signal: controller.signal }));
      void failure.then((error) => settled.push(error));
      const sent = () => [server.requests.length, server.tokenRequests.length];
      await expect.poll(sent).toEqual([calls, tokens]);
      await sleep(30);
      const reason = new Error('left');
      controller.abort(reason);
      // No timer fires and no network event arrives in between, so the delay is far below the promised 150 ms.
      await immediate();
      expect(settled).toEqual([reason]);
      await sleep(60);
      expect(server.requests).toHaveLength(calls);
      // Only a token request continues, because other calls may share it; it ends by its own limits.
      if (!script.tokenSteps) expect(timers.running()).toBe(0);
      await expect.poll(timers.running, { timeout: 12_000 }).toBe(0);
      timers.stop();
    },
  );

  test('a call that is aborted before it begins sends no token request either', async () => {
    await using server = await loopback({ steps: [fine] });
    const { site } = expired(server, 'visitor');
    const failure = await failureOf(call(site, 'read', { signal: AbortSignal.abort('left') }));
    expect(failure).toBe('left');
    await sleep(40);
    expect([server.requests.length, server.tokenRequests.length]).toEqual([0, 0]);
  });
});

describe('P9: secrets do not leave the host', () => {
  test('no token is sent along a redirect', async () => {
    await using evil = await loopback({ steps: [fine] });
    for (const status of [301, 302, 303, 307, 308]) {
      await using server = await loopback({
        steps: [(_, response) => void response.writeHead(status, { Location: `${evil.host}/x` }).end()],
      });
      const site = createClient({ host: server.host, auth: apiKey({ key: 'SECRET' }) });
      await failureOf(call(site, 'never', {}, { method: 'POST', data: { password: 'SECRET' } }));
      expect(server.requests).toHaveLength(1);
    }
    expect(evil.requests).toHaveLength(0);
  });

  test('no address contains a token', async () => {
    await using server = await loopback({ steps: [fine] });
    const { site } = expired(server, 'member');
    await call(site);
    for (const { path } of [...server.requests, ...server.tokenRequests])
      expect(path).not.toMatch(/AT\d|RT\d/);
  });
});

describe('P10: no side effects', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('no timer, console output, global or open connection remains, however calls end', async () => {
    const before = Object.keys(globalThis);
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const timers = countTimers();
    for (const step of [fine, resetNow, cut(200, 'hang'), raw('', 503), raw('<html>')]) {
      await using server = await loopback({ steps: [step], keepAlive: false });
      const site = createClient({ host: server.host, auth: oauth({ clientId: 'shop' }), ...quick });
      await Promise.allSettled([call(site), call(site, 'never')]);
      site.session.dispose();
      await expect.poll(server.open).toBe(0);
    }
    expect(timers.running()).toBe(0);
    timers.stop();
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
    expect(Object.keys(globalThis)).toEqual(before);
  });
});

describe('P11 and P12: bad responses become errors', () => {
  // All other responses are tested in answers.test.ts and faults.test.ts, those of the token endpoint in src/session.
  test('an unusable response becomes one typed error with its request id, and the next call works', async () => {
    await using server = await loopback({ steps: [raw('<html>', 200, { 'x-wix-request-id': 'r-1' }), fine] });
    const site = createClient({ host: server.host });
    const error = await failureOf(call(site));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, requestId: 'r-1', code: 'UNUSABLE_ANSWER' });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ requestId: 'r-1' });
    await expect(call(site)).resolves.toEqual({ fine: true });
  });

  test('an invalid token is neither stored nor sent', async () => {
    await using server = await loopback({
      steps: [fine],
      tokenSteps: [json({ access_token: 'AT x', expires_in: 3600, refresh_token: 'RT' })],
    });
    const { site } = expired(server, 'member');
    expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable' });
    expect(server.requests).toHaveLength(0);
    expect((await site.session.getTokens())?.accessToken.value).toBe('AT0');
  });
});
